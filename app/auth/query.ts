import { redirectPath } from '../../schemas/formats/redirect-path.ts'

/** What a page of the application gets from Next. */
export type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The parts of an address that pages of an account know; what is there twice counts as absent. */
export async function authQuery({ searchParams }: PageProps) {
  const query = await searchParams
  const one = (name: string) => (typeof query[name] === 'string' ? query[name] : undefined)
  return { redirect: redirectPath(one('redirect')), token: one('token'), isNew: 'new' in query }
}
