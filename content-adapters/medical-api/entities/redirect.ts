import { hrefFrom, isWebOrPath } from '../../../schemas/formats/href.ts'

/** The redirect in an answer (B-11, B-12): a path of this site or an http(s) address; undefined if there is none. */
export function redirectOf({
  redirect,
  url,
}: {
  redirect?: boolean | undefined
  url?: string | undefined
}): string | undefined {
  const href = redirect && url ? hrefFrom(url) : undefined
  return href && isWebOrPath(href) ? href : undefined
}
