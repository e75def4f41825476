import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from './lib/copy-project.ts'

const copy = copyProject()
beforeAll(() => copy.run('node', 'scripts/new-case.mjs', 'complaint', 'reviews'))
afterAll(() => copy.remove())

const file = 'schemas/reviews/complaint.case.ts'
const change = (fn: (source: string) => string) =>
  writeFileSync(join(copy.folder, file), fn(readFileSync(join(copy.folder, file), 'utf8')))

test('writes one formatted file, and edits none', () => {
  expect(() => copy.run('biome', 'ci', '--error-on-warnings', file)).not.toThrow()
  expect(copy.changes()).toEqual([`?? ${file}`])
})

test('gives a form, a link, a list, a queue, messages and a clock, and each row moves along all arrows', () => {
  // A moderator decides what the clinic has refused: the one thing that the template does not have.
  change((source) =>
    source
      .replace(
        'arrows: {',
        `arrows: {
    uphold: {
      label: { ru: 'Поддержали', kk: 'Қолдады', uz: 'Qoʻllab-quvvatlandi', en: 'Upheld' },
      act: { ru: 'Поддержать', kk: 'Қолдау', uz: 'Qoʻllash', en: 'Uphold' },
      from: ['refused'],
      to: 'accepted',
      by: ['moderator'],
    },`,
      )
      .replace("waits: { clinic: ['new'] }", "waits: { clinic: ['new'], moderator: ['refused'] }"),
  )
  const script = `
    import { withModules } from './scripts/lib/with-modules.mjs'
    await withModules(async (load) => {
      const [{ openDatabase }, { inMemory }, { seedDatabase }, { smallSeed }, { addPerson, addStaff }, calls, tables, due, { eq, sql }] = await Promise.all(
        ['/backend/open-database.ts', '/backend/kit/database/open-pglite.ts', '/backend/content/seed-database.ts', '/backend/test/small-seed.ts',
         '/backend/test/people.ts', '/backend/test/call.ts', '/backend/database/tables/index.ts', '/backend/filed-cases/due-cases.ts', 'drizzle-orm'].map(load))
      const db = await openDatabase({ dataDir: inMemory })
      await seedDatabase(db, smallSeed)
      await db.orm.update(tables.company).set({ emailForIssues: 'ask@dent.example' }).where(eq(tables.company.code, '1001'))
      const backend = calls.testBackend(db)
      const author = await addPerson(db)
      const moderator = await addPerson(db, { isModerator: true })
      const owner = await addPerson(db)
      await addStaff(db, owner.account, '1001', 'owner')
      const as = ({ cookie }) => ({ headers: { cookie } })
      const send = async (path, body, by) => (await calls.sendTo(backend, '/api' + path, { body, ...(by && as(by)) })).json()
      const get = async (path, by) => (await calls.call(backend, '/api' + path, by ? { cookie: by.cookie } : {})).json()
      const file = (text) => send('/w-front/ru/v1/case/complaint', { COMPANY_CODE: '1001', NAME: 'Гульнара', CONSENT: true, VALUE: { text } }, author)
      const staff = (one, arrow, body = {}) => send('/w-business/ru/1001/0/cases/complaint/' + one.CASE_CODE + '/' + arrow, body, owner)
      const own = (one) => get('/front/ru/v1/case/' + one.CASE_CODE + '?token=' + one.TOKEN)
      const list = () => get('/business-api-front2/ru/1001/0/cases/complaint?filter[state]=waiting', owner)
      const [first, second, third, fourth] = [await file('Раз'), await file('Два'), await file('Три'), await file('Четыре')]
      const waited = (await list()).COUNTS
      const today = (await get('/business-api-front2/ru/1001/0/today', owner)).WAITING?.filter(({ KIND }) => KIND === 'case_complaint')
      await staff(first, 'accept')
      await staff(second, 'refuse', { REASON: 'Цена была на стойке.' })
      const queue = (await get('/api-front2/ru/v1/moderation/cases', moderator)).data
      await send('/w-front/ru/v1/moderation/cases/' + second.CASE_CODE + '/uphold', {}, moderator)
      await send('/w-front/ru/v1/case/' + third.CASE_CODE + '/withdraw', { TOKEN: third.TOKEN })
      await due.moveDueCases(db, undefined, sql.raw("now() + interval '31 days'"))
      const states = []
      for (const one of [first, second, third, fourth]) {
        const { STATE, HISTORY } = await own(one)
        states.push([STATE, ...HISTORY.map(({ ARROW, BY, REASON }) => [ARROW, BY, REASON].filter(Boolean).join(' '))])
      }
      const letters = (await db.orm.select().from(tables.outbox)).map(({ template }) => template)
      await db.close()
      console.log(JSON.stringify({ waited, today, queue: queue.map(({ KIND, STATE }) => KIND + ' ' + STATE), states,
        letters: Object.fromEntries([...new Set(letters)].sort().map((one) => [one, letters.filter((other) => other === one).length])) }))
    })
  `
  const result = JSON.parse(copy.run('node', '--input-type=module', '--eval', script))
  expect(result).toMatchObject({
    waited: { waiting: 4, settled: 0, all: 4 },
    today: [{ KIND: 'case_complaint', COUNT: 4, LABEL: 'Complaint', PATH: 'reviews/complaint' }],
    queue: ['complaint refused'],
    states: [
      ['accepted', 'accept clinic'],
      ['accepted', 'refuse clinic Цена была на стойке.', 'uphold moderator'],
      ['withdrawn', 'withdraw patient'],
      ['refused', 'refuse clock Клиника не ответила за 30 дней.'],
    ],
    letters: { 'case-moved': 4, 'case-received': 4, 'case-moved-to-clinic': 2, 'case-to-clinic': 4 },
  })
})
