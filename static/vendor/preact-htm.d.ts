// What the front end uses of preact-htm.js, as types; templates are not looked into.

export type Drawn = any;
export function html(strings: TemplateStringsArray, ...values: any[]): Drawn;
export function render(what: Drawn, where: Element | null): void;

type Undo = void | (() => void);
type Update<S> = (next: S | ((now: S) => S)) => void;
export function useState(first: null): [any, Update<any>]; // who knows what it will be
export function useState(first: never[]): [any[], Update<any[]>];
export function useState<S>(first: S | (() => S)): [S, Update<S>];
export function useEffect(act: () => Undo, when?: readonly any[]): void;
export function useLayoutEffect(act: () => any, when?: readonly any[]): void;
export function useMemo<T>(make: () => T, when: readonly any[]): T;
export function useRef(first: null): { current: any };
export function useRef<T>(first: T): { current: T };

export interface Context<T> {
  Provider: Drawn;
  value?: T;
}
export function createContext<T>(first: T): Context<T>;
export function useContext<T>(context: Context<T>): T;
