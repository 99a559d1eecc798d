"""What keeps the house in order: limits, measures, health, proxies, and what is cleared away."""
