import { expect, it } from 'vitest'
import { fixtureApi } from '../content-adapters/medical-api/fixtures/fixture-api.ts'
import { type CallApi, sendForm } from './send-form.ts'

const id = '00000000-0000-4000-8000-000000000000'
const entered = new URLSearchParams({ TEXT: 'Можно ли прийти с температурой?', CONTACT: 'anna@example.kz' })

/** Posts the form of a page, which the API answers so. */
const send = (path: string, answer: Awaited<ReturnType<CallApi>>, query = '') =>
  sendTo(path, entered, async () => answer, query)

const sendTo = (path: string, form: URLSearchParams, call: CallApi, query = '') =>
  sendForm(
    path,
    form,
    {
      openSource: fixtureApi().openSource,
      origin: 'https://clinic.test',
      report: () => {},
      onError: (error) => {
        throw error
      },
    },
    call,
    query,
  )

it('shows a question again with the code that was sent, and loses nothing of it (R81)', async () => {
  const error = { message: 'Проверьте поля.', fields: { CODE: ['Введите код.'] }, data: { CONFIRM_ID: id } }
  const outcome = await send('/kk/l/tan-dent/ask-question', { status: 422, body: { error } })
  const page = outcome?.kind === 'page' ? outcome.page : undefined
  expect(page?.status).toBe(422)
  const asked = page?.blocks.find(({ type }) => type === 'ask-question')
  expect(asked?.data).toMatchObject({
    form: {
      values: [
        { name: 'TEXT', text: 'Можно ли прийти с температурой?' },
        { name: 'CONTACT', text: 'anna@example.kz' },
        { name: 'CONFIRM_ID', text: id },
      ],
      errors: [{ name: 'CODE', text: 'Введите код.' }],
    },
  })
})

it('says that the form has changed where a field with a fault is no longer in it (R126)', async () => {
  const error = { message: 'Проверьте поля.', fields: { 'VALUE[price]': ['Удалите «price».'] } }
  const query = '?company=1001'
  const outcome = await send('/link/case/document-request', { status: 422, body: { error } }, query)
  const page = outcome?.kind === 'page' ? outcome.page : undefined
  const shown = page?.blocks.find(({ type }) => type === 'case-form')
  expect(page?.status).toBe(422)
  expect(shown?.data).toMatchObject({
    message: expect.stringMatching(/^Форма изменилась.*отправьте её ещё раз/),
  })
})

it('confirms a question with its number, in a widget with everything in its address (R35)', async () => {
  const body = { QUESTION_CODE: 'K7M29QXT', TOKEN: 'secret' }
  expect(await send('/l/tan-dent/ask-question', { status: 201, body })).toEqual({
    kind: 'redirect',
    to: '/l/tan-dent/ask-question?sent=K7M29QXT',
  })
  const query = '?company=1001&theme=dark&id=w1'
  expect(await send('/modules/question', { status: 201, body }, query)).toEqual({
    kind: 'redirect',
    to: '/modules/question?company=1001&theme=dark&id=w1&sent=K7M29QXT',
  })
  const refused = await send('/modules/question', { status: 429, body: {} }, query)
  expect(refused?.kind === 'page' && refused.page).toMatchObject({ status: 429, layout: 'empty' })
})

it('confirms a request with its number, and one whose answer has none without it (R77)', async () => {
  const sent = (body: object) => send('/l/tan-dent/appointment', { status: 201, body })
  expect(await sent({ REQUEST_CODE: '1204' })).toEqual({
    kind: 'redirect',
    to: '/l/tan-dent/appointment?sent=no1204',
  })
  expect(await sent({ REQUEST_CODE: '<b>' })).toEqual({
    kind: 'redirect',
    to: '/l/tan-dent/appointment?sent=1',
  })
})

it('books a time that a form names, and leaves a request where it names none (R77)', async () => {
  const called: string[] = []
  const answers: Record<string, object> = {
    '/w-front/v1/appointment/form': { APPOINTMENT_CODE: 'K7M29QXT', MANAGE_TOKEN: 'secret' },
    '/w-front/v1/appointment/request': { REQUEST_CODE: '12' },
  }
  const post = (form: object) =>
    sendTo('/l/tan-dent/appointment', new URLSearchParams({ ...form }), async (path) => {
      called.push(path)
      return { status: 201, body: answers[path] }
    })
  expect(await post({ HOLD_ID: '', SLOT: '20261130T040000Z~11~501' })).toMatchObject({
    to: '/l/tan-dent/appointment?sent=K7M29QXT',
  })
  expect(await post({ NAME: 'Анна' })).toMatchObject({ to: '/l/tan-dent/appointment?sent=no12' })
  expect(called).toEqual(Object.keys(answers))
})

it('shows a booking again with the time that is kept and the code that was sent', async () => {
  const data = { CONFIRM_ID: id, HOLD_ID: id, NEAREST: [] }
  const error = { message: 'Проверьте поля.', fields: { CODE: ['Введите код.'] }, data }
  const outcome = await send('/l/tan-dent/appointment', { status: 422, body: { error } })
  const page = outcome?.kind === 'page' ? outcome.page : undefined
  expect(JSON.stringify(page?.blocks)).toContain(JSON.stringify({ name: 'HOLD_ID', text: id }))
})

it('opens the page of a booking that was found by its number, and finds none without a contact (R28)', async () => {
  const called: string[] = []
  const post = (form: object, query = '') =>
    sendTo(
      '/kk/appointment/manage',
      new URLSearchParams({ ...form }),
      async (path, _locale, sent) => {
        called.push(`${path} ${sent}`)
        return { status: 200, body: { APPOINTMENT_CODE: 'K7M29QXT', TOKEN: 'abcdefghijklmnop' } }
      },
      query,
    )
  expect(await post({ APPOINTMENT_CODE: 'K7M29QXT', CONTACT: '+77001112233' })).toEqual({
    kind: 'redirect',
    to: '/kk/appointment/manage?code=K7M29QXT&token=abcdefghijklmnop',
  })
  await post({ DO: 'cancel' }, '?code=K7M29QXT&token=abcdefghijklmnop')
  expect(called).toEqual([
    '/w-front/v1/appointment/find APPOINTMENT_CODE=K7M29QXT&CONTACT=%2B77001112233',
    '/w-front/v1/appointment/K7M29QXT/form DO=cancel&TOKEN=abcdefghijklmnop',
  ])
})

it('asks for another code as if none had been entered, and shows the form without the old one', async () => {
  const error = { message: 'Подождите.', fields: { CODE: ['Введите код.'] }, data: { CONFIRM_ID: id } }
  const sent: string[] = []
  const form = new URLSearchParams({ TEXT: 'Болит', CONFIRM_ID: id, CODE: '123', NEW_CODE: '1' })
  const outcome = await sendTo('/l/tan-dent/ask-question', form, async (_path, _locale, body) => {
    sent.push(String(body))
    return { status: 422, body: { error } }
  })
  expect(sent).toEqual([`TEXT=%D0%91%D0%BE%D0%BB%D0%B8%D1%82&CONFIRM_ID=${id}`])
  const page = outcome?.kind === 'page' ? JSON.stringify(outcome.page.blocks) : ''
  expect(page).toContain(id)
  expect(page).not.toContain('"123"')
})
