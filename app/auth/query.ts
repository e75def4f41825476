import { redirectPath } from '../../schemas/formats/redirect-path.ts'

/** Props that Next passes to a page. */
export type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The query parameters that account pages use; a repeated parameter counts as absent. */
export async function authQuery({ searchParams }: PageProps) {
  const query = await searchParams
  const one = (name: string) => (typeof query[name] === 'string' ? query[name] : undefined)
  return { redirect: redirectPath(one('redirect')), token: one('token'), isNew: 'new' in query }
}
