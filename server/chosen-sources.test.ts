import { expect, test, vi } from 'vitest'
import { checkChosen, openChosen, sharedCompanies } from './chosen-sources.ts'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'

const open = (SOURCE: string) =>
  openChosen(readEnv({ SOURCE, SANITY_PROJECT_ID: 'abc' }), createLog('silent'))

test('lays nothing over the backend unless a source is named', async () => {
  expect(await open('')).toEqual([])
  expect(await open('builtin')).toEqual([])
})

test('says of an unknown source which there are, and where one would be', async () => {
  await expect(open('builtin,acme')).rejects.toThrow(
    /^SOURCE: there is no source "acme" \(server\/sources\/acme\.ts with `open`\): builtin is the backend alone, [a-z, -]*sanity[a-z, -]* lie over it\.$/,
  )
})

test('warns of what a source for all has of a clinic that another source has too', async () => {
  const facet = { openSource: () => ({}), forget: () => {} }
  const log = createLog('silent')
  const warn = vi.spyOn(log, 'warn')
  const files = { name: 'files', companies: { '1': { editorial: facet } } }
  const studio = (codes: string[]) => ({ name: 'studio', editorial: facet, check: async () => codes })
  await checkChosen([files, studio(['2'])], log)
  expect(warn).not.toHaveBeenCalled()
  await checkChosen([files, studio(['1', '2'])], log)
  const shared = [{ company: '1', facet: 'editorial', sources: ['files', 'studio'] }]
  expect(warn).toHaveBeenCalledExactlyOnceWith({ shared }, expect.any(String))
})

test('names what several sources have of a clinic, in the order in which they are laid over each other', () => {
  const facet = { openSource: () => ({}), forget: () => {} }
  const files = {
    name: 'files',
    companies: { '1': { editorial: facet, clinic: facet }, '2': { editorial: facet } },
  }
  const acme = {
    name: 'acme',
    companies: { '1': { editorial: facet }, '3': { editorial: facet } },
    editorial: facet,
  }
  expect(sharedCompanies([files, acme])).toEqual([
    { company: '1', facet: 'editorial', sources: ['files', 'acme'] },
  ])
})
