import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenedSite, openSite } from '../../tests/lib/open-site.ts'
import { changePage } from './block-command.ts'

let site: OpenedSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.db.close())

const types = async (path: string) => {
  const outcome = await site.open(path)
  return outcome.kind === 'page' ? outcome.page.blocks.map(({ type, fault }) => fault ?? type) : []
}

it.each(['/l/demo-dent', '/kk/help'])(
  'puts a block with its example at the end of %s and takes it away',
  async (path) => {
    const before = await types(path)
    await changePage(site.db, ['add', 'quote', path])
    await changePage(site.db, ['add', 'quote', path])
    expect(await types(path)).toEqual([...before, 'quote', 'quote'])
    for (const _ of [1, 2]) await changePage(site.db, ['remove', 'quote', path])
    expect(await types(path)).toEqual(before)
  },
)

it('says what is wrong with what it was given', async () => {
  const told = (...args: string[]) => expect(changePage(site.db, args)).rejects
  await told('put', 'quote', '/l/demo-dent').toThrow(/^Usage: /)
  await told('add', 'quotation', '/l/demo-dent').toThrow(/no block "quotation"\. There are .*, quote,/)
  await told('add', 'quote', '/l/nobody').toThrow('No page of blocks is stored at /l/nobody')
  await told('remove', 'verse', '/l/demo-dent').toThrow('The page has no block "verse"')
})
