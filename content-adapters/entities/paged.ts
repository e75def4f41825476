/** One page of a list. */
export type Paged<T> = { items: T[]; page: number; pages: number; total: number }
