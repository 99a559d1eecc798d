"""The tables: models, the one service through which every entry goes, sockets, pages."""
