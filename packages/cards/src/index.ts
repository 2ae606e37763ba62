// Card pools: the built-in pool, loading of compiled pools, coverage.
export {};
