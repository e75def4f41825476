/** How a page goes on with what stands in for an answer that failed. A degraded page says less than it should. */
export type Failing = 'complete' | 'degraded'

type Method = (...asked: never[]) => Promise<unknown>

/** What holds for a method in every source, besides its type. */
export type MethodRule<M extends Method> = {
  /** The code of the company that a call is about. Without it the method is about no single company. */
  company?: (...asked: Parameters<M>) => string | undefined
  /** Stands in for an answer that does not exist, and with `failing` for one that failed. Without it the call fails. */
  instead?: Awaited<ReturnType<M>>
  failing?: Failing | ((...asked: Parameters<M>) => Failing | undefined)
}

/** The rules of all methods of a facet; they also say at run time which methods there are. */
export type FacetRules<F extends Record<keyof F, Method>> = { [M in keyof F]: MethodRule<F[M]> }
