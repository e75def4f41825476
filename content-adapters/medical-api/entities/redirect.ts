import { hrefFrom, isWebOrPath } from '../../../schemas/formats/href.ts'

/** Where an answer sends its visitor (B-11, B-12): a path of this site or an http(s) address; undefined when nowhere. */
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
