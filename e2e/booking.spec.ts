import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { authorization, demoSite, field } from './demo-site.ts'
import { test } from './test.ts'

const { url, open, beSignedIn } = demoSite({ elsewhere: true })

const phone = { viewport: { width: 360, height: 780 } }

/** The newest code that was sent to a contact. */
async function codeFor(request: APIRequestContext, to: string): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const answer = await request.get(`${url}/api/front/ru/v1/dev/inbox`, { headers: { authorization } })
      const { data } = (await answer.json()) as { data: { TO: string; CODE?: string }[] }
      found = data.find(({ TO, CODE }) => TO === to && CODE)?.CODE ?? ''
      return found
    })
    .not.toBe('')
  return found
}

/** The page of the visit of which a contact was told last. */
async function linkFor(request: APIRequestContext, to: string): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const answer = await request.get(`${url}/api/front/ru/v1/dev/inbox`, { headers: { authorization } })
      const { data } = (await answer.json()) as { data: { TO: string; LINK?: string | null }[] }
      found = data.find(({ TO, LINK }) => TO === to && LINK)?.LINK ?? ''
      return found
    })
    .not.toBe('')
  const { pathname, search } = new URL(found)
  return url + pathname + search
}

/** The page of a time of the same doctor that may still be moved and cancelled. */
async function laterTime(page: Page): Promise<string> {
  const address = new URL(page.url())
  const day = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
  const query = new URLSearchParams({
    company_code: await page.locator('[name=COMPANY_CODE]').inputValue(),
    cabinet_code: address.searchParams.get('cabinet') ?? '',
    doctor_code: address.searchParams.get('doctor') ?? '',
    date_from: day(4),
    date_to: day(11),
  })
  const answer = await page.request.get(`${url}/api/front/ru/v1/appointment/slots?${query}`, {
    headers: { authorization },
  })
  const { DAYS } = (await answer.json()) as { DAYS: { SLOTS: { START: string }[] }[] }
  const [{ START } = { START: '' }] = DAYS.flatMap(({ SLOTS }) => SLOTS)
  address.searchParams.set('time', START.replace(/[-:]|\.\d+/g, ''))
  return address.href
}

const days = (page: Page) => page.locator('label:has(input[type=radio][aria-label]:not(:disabled))')
const times = (page: Page) => page.getByRole('button', { name: /^\d\d:\d\d$/ })

/** A free time on the last day of the strip that has one, so that it may still be moved and cancelled. */
async function chooseTime(page: Page, at = 0): Promise<string> {
  await expect(times(page).first()).toBeVisible()
  await days(page).last().click()
  const time = times(page).nth(at)
  const label = (await time.textContent()) ?? ''
  await time.click()
  return label.trim()
}

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'LASTNAME').fill('Karimova')
  await field(page, 'NAME').fill('Oʻgʻiloy')
  await field(page, 'TEL').fill('0700 123 456')
  await page.getByText('Pochta va izoh').click()
  await field(page, 'EMAIL').fill(email)
  await page.getByText('Pochtaga', { exact: true }).click()
  await field(page, 'CONSENT').check()
}

test('a patient leaves a request without JavaScript where a clinic has no schedule', async ({ browser }) => {
  const plain = await (await browser.newContext({ ...phone, javaScriptEnabled: false })).newPage()
  await plain.goto(`${url}/uz/l/demo-journal/appointment`)
  await field(plain, 'NAME').fill('Oʻgʻiloy')
  await field(plain, 'TEL').fill('12')
  // Only children come to this clinic.
  await expect(field(plain, 'PATIENT')).toBeVisible()
  await plain.getByText('Oʻzim uchun', { exact: true }).click()
  await expect(field(plain, 'PATIENT')).toBeHidden()
  await plain.getByText('Bola uchun', { exact: true }).click()
  await plain.getByText('Kechqurun', { exact: true }).click()
  await plain.getByRole('button', { name: 'Arizani yuborish' }).click()
  await expect(field(plain, 'TEL')).toHaveAttribute('aria-invalid', 'true')
  await expect(plain.locator('[value=evening]')).toBeChecked()
  // The faults are listed above all fields, where the page opens, and each links to its field.
  const wrong = plain.getByRole('alert').getByRole('link')
  await expect(wrong).toHaveCount(3)
  await expect(wrong.first()).toBeInViewport()
  await field(plain, 'TEL').fill('701 123 45 67')
  await field(plain, 'PATIENT').fill('Jasur, 6')
  await field(plain, 'CONSENT').check()
  await plain.getByRole('button', { name: 'Arizani yuborish' }).click()
  const sent = plain.getByRole('status').filter({ hasText: 'Ariza yuborildi' })
  await expect(sent).toContainText(/Ariza raqami: \d+/)
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(`${url}/kk/l/demo-journal/appointment`)
  expect(await axeFaults(page)).toEqual([])
})

/** The start of the time that is held next, by the clocks of the clinic. */
async function heldTime(page: Page): Promise<string> {
  const answer = await page.waitForResponse(/\/appointment\/hold$/)
  const { START, TIMEZONE } = (await answer.json()) as { START: string; TIMEZONE: string }
  const clock = { timeZone: TIMEZONE, hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat('ru', clock).format(new Date(START))
}

test('a patient books, moves and cancels on a phone far away, by the clocks of the clinic, in Uzbek and without an account (complaints 23, 25 and 26)', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ ...phone, timezoneId: 'America/Los_Angeles' })).newPage()
  // A phone of 2022 books as well.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Map, 'groupBy')
    Reflect.deleteProperty(Promise, 'withResolvers')
  })
  await page.goto(`${url}/uz/l/demo-practice/appointment`)
  expect(await axeFaults(page)).toEqual([])
  const [first, held] = await Promise.all([chooseTime(page), heldTime(page)])
  expect(first).toBe(held)
  await expect(page.getByRole('timer')).toContainText(/[45] daqiqa/)
  await test.step('back leads to the times, of which the own one is kept', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\/uz\/l\/demo-practice\/appointment$/)
    await expect(page.getByRole('button', { name: `${first} sizniki` })).toBeVisible()
    await page.getByRole('button', { name: /qolsin$/ }).click()
  })
  await test.step('what is empty is said at once, and has the focus', async () => {
    await page.getByRole('button', { name: 'Kod olish' }).click()
    await expect(field(page, 'LASTNAME')).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: 'Belgilangan maydonlarni' })).toBeVisible()
    expect(await page.locator('[aria-invalid=true]').count()).toBe(4)
  })
  await fillIn(page, 'ogiloi@example.com')
  await page.getByRole('button', { name: 'Kod olish' }).click()
  await expect(field(page, 'CODE')).toBeFocused()
  await test.step('a contact that was mistyped gets its code at once when it is corrected', async () => {
    await field(page, 'EMAIL').fill('ogiloy@example.com')
    await expect(field(page, 'CODE')).toHaveCount(0)
    await page.getByRole('button', { name: 'Kod olish' }).click()
  })
  await expect(field(page, 'CODE')).toBeFocused()
  await field(page, 'CODE').fill(await codeFor(page.request, 'ogiloy@example.com'))
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Yozilish', exact: true }).click()

  await page.waitForURL(/\/uz\/appointment\/manage\?code=/)
  await expect(page.getByRole('heading', { name: 'Siz qabulga yozildingiz' })).toBeVisible()
  await expect(page.locator('dl')).toContainText(first)
  expect(await axeFaults(page)).toEqual([])
  await expect(page.locator('main').getByRole('link', { name: /^Qoʻngʻiroq qilish: \+/ })).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Taqvimga qoʻshish' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.ics$/)

  await test.step('a reload further down shows the booking too, and it leads back to the clinic', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Siz qabulga yozildingiz' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Klinika saytiga/ })).toHaveAttribute(
      'href',
      '/uz/l/demo-practice',
    )
  })
  await page.getByRole('button', { name: 'Boshqa vaqtga koʻchirish' }).click()
  await expect(page.getByRole('heading', { name: 'Qabul vaqtini koʻchirish' })).toBeFocused()
  await expect(times(page).first()).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Boshqa vaqtga koʻchirish' }).click()
  const second = await chooseTime(page, 1)
  await page.getByRole('button', { name: 'Shu vaqtga koʻchirish' }).click()
  await expect(page.getByRole('heading', { name: 'Qabul koʻchirildi' })).toBeVisible()
  await expect(page.locator('dl')).toContainText(second)
  await expect(page.locator('dl')).toContainText('raqam oʻzgardi')

  await page.getByRole('button', { name: 'Qabulni bekor qilish' }).click()
  await expect(page.getByRole('heading', { name: 'Qabul bekor qilinsinmi?' })).toBeFocused()
  await page.getByRole('button', { name: 'Ha, bekor qilinsin' }).click()
  // The message is visible, also where the browser goes back to an entry that was read further down.
  await expect(page.getByRole('heading', { name: 'Qabul bekor qilindi' })).toBeFocused()
  await page.waitForFunction(() => history.state?.step === undefined || history.state.step === 0)
  await expect(page.getByRole('heading', { name: 'Qabul bekor qilindi' })).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Qabul bekor qilindi' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Boshqa vaqtga koʻchirish' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Qaytadan yozilish' })).toHaveAttribute(
    'href',
    /\/uz\/l\/demo-practice\/appointment\?doctor=/,
  )
})

test('a time that somebody else took leaves what was typed, and a failure is no empty day (complaints 29 and 30)', async ({
  browser,
}) => {
  const page = await (await browser.newContext(phone)).newPage()
  await test.step('what is being loaded says so', async () => {
    const { promise: shown, resolve } = Promise.withResolvers<void>()
    await page.route(/\/appointment\/slots/, async (route) => {
      await shown
      await route.continue()
    })
    await page.goto(`${url}/uz/l/demo-practice/appointment`)
    await expect(page.getByText('Boʻsh vaqt yuklanmoqda')).toBeAttached()
    resolve()
    await expect(times(page).first()).toBeVisible()
    await page.unroute(/\/appointment\/slots/)
  })
  await test.step('the times are one stop of the Tab key, and arrows go through them', async () => {
    const day = page.getByRole('group', { name: /, / }).filter({ has: times(page) })
    // Of today one time alone can be left.
    await days(page).last().click()
    await expect(times(page).nth(1)).toBeVisible()
    await times(page).first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(times(page).nth(1)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(day.locator(':focus')).toHaveCount(0)
  })
  await chooseTime(page)
  await fillIn(page, 'second@example.com')
  await test.step('a press that is refused is answered at the button, with when the next one may be', async () => {
    const asking = /\/appointment\/confirmation_code$/
    await page.route(asking, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '2' },
        json: { error: { code: 'TOO_MANY', message: 'Urinishlar juda koʻp.' } },
      }),
    )
    await page.getByRole('button', { name: 'Kod olish' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Urinishlar juda koʻp.' })).toBeInViewport()
    await expect(page.getByRole('button', { name: /^0:0\d oʻtgach/ })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Kod olish' })).toBeEnabled()
    await page.unroute(asking)
  })
  await page.getByRole('button', { name: 'Vaqtni oʻzgartirish' }).click()
  await page.route(/\/appointment\/hold$/, (route) =>
    route.fulfill({
      status: 409,
      json: { error: { code: 'SLOT_TAKEN', message: 'Bu vaqt band', data: { NEAREST: [] } } },
    }),
  )
  await chooseTime(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(/\/appointment\/hold$/)
  await test.step('without a network it is said once, and the times stay', async () => {
    await page.context().setOffline(true)
    await times(page).first().click()
    await expect(page.getByRole('alert')).toHaveText(/^Server bilan aloqa yoʻq/)
    await expect(times(page).first()).toBeVisible()
    await page.context().setOffline(false)
  })
  await chooseTime(page)
  await expect(field(page, 'LASTNAME')).toHaveValue('Karimova')
  await expect(field(page, 'EMAIL')).toHaveValue('second@example.com')

  await page.route(/\/appointment\/slots/, (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: 'Vaqtni oʻzgartirish' }).click()
  await expect(page.getByRole('alert')).toContainText('Boʻsh vaqtni yuklab boʻlmadi')
  await page.unroute(/\/appointment\/slots/)
  await page.getByRole('button', { name: 'Qayta urinish' }).click()
  await expect(times(page).first()).toBeVisible()
})

test('whoever finds no time that suits them joins the waiting list, and leaves it by the link (PA10)', async ({
  browser,
}) => {
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(`${url}/uz/l/demo-practice/appointment`)
  await expect(times(page).first()).toBeVisible()
  await page.getByRole('button', { name: /Boʻshaganda xabar beramiz/ }).click()
  const form = page.locator('form', { has: page.getByRole('heading', { name: 'Kutish roʻyxati' }) })
  await form.getByRole('button', { name: 'Kod olish' }).click()
  await expect(form.locator('[name=NAME]')).toBeFocused()
  expect(await form.locator('[aria-invalid=true]').count()).toBe(3)
  expect(await axeFaults(page)).toEqual([])
  await form.getByText('Ertalab', { exact: true }).click()
  await form.getByText('Pochtaga', { exact: true }).click()
  await form.locator('[name=NAME]').fill('Oʻgʻiloy')
  await form.locator('[name=EMAIL]').fill('kutaman@example.com')
  await form.locator('[name=CONSENT]').check()
  await form.getByRole('button', { name: 'Kod olish' }).click()
  await expect(form.locator('[name=CODE]')).toBeFocused()
  await form.locator('[name=CODE]').fill(await codeFor(page.request, 'kutaman@example.com'))
  await form.getByRole('button', { name: 'Kutish roʻyxatiga yozilish' }).click()
  const joined = page.getByRole('status').filter({ hasText: 'Siz kutish roʻyxatidasiz' })
  await expect(joined).toBeFocused()
  await expect(joined).toBeInViewport()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Koʻrish yoki chiqish' }).click()
  await expect(page.locator('dl')).toContainText('ertalab')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Kutish roʻyxatidan chiqish' }).click()
  await expect(page.getByRole('heading', { name: 'Siz kutish roʻyxatidan chiqdingiz' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Kutish roʻyxatidagi yozuv topilmadi' })).toBeVisible()
})

test('without JavaScript a child is booked by a form, and a link that is nobody’s says what to do', async ({
  browser,
}) => {
  const plain = await (await browser.newContext({ ...phone, javaScriptEnabled: false })).newPage()
  await plain.goto(`${url}/l/demo-practice/appointment`)
  await expect(plain.locator('main a[href^="tel:"]').first()).toBeVisible()
  await plain.getByRole('list', { name: 'Ближайшее время' }).getByRole('link').first().click()
  await plain.goto(await laterTime(plain))
  await plain.getByText('Для ребёнка', { exact: true }).click()
  await field(plain, 'LASTNAME').fill('Каримов')
  await plain.getByRole('button', { name: 'Получить код' }).click()
  await expect(field(plain, 'NAME')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(plain, 'LASTNAME')).toHaveValue('Каримов')
  await field(plain, 'NAME').fill('Жасур')
  await field(plain, 'TEL').fill('0700 123 457')
  await field(plain, 'CONSENT').check()
  await plain.getByRole('button', { name: 'Получить код' }).click()
  await field(plain, 'CODE').fill(await codeFor(plain.request, '+996700123457'))
  await plain.getByRole('button', { name: 'Записаться', exact: true }).click()
  await expect(plain.getByRole('status').filter({ hasText: 'Готово: запись сделана' })).toContainText(
    /Номер записи: \w{8}/,
  )
  await test.step('and moves and cancels the visit by the link of the message', async () => {
    await plain.goto(await linkFor(plain.request, '+996700123457'))
    await expect(plain.locator('main').getByRole('link', { name: /^Позвонить: \+996/ })).toBeVisible()
    const times = plain.getByRole('group', { name: 'Выберите новое время' })
    await times.locator('summary').last().click()
    const last = times.locator('label').last()
    const chosen = ((await last.textContent()) ?? '').split(', ').at(-1) ?? '?'
    await last.click()
    await plain.getByRole('button', { name: 'Перенести на это время' }).click()
    await expect(plain.getByRole('heading', { name: 'Запись перенесена' })).toBeVisible()
    await expect(plain.locator('dl')).toContainText(chosen)
    await plain.getByRole('button', { name: 'Да, отменить' }).click()
    await expect(plain.getByRole('heading', { name: 'Запись отменена' })).toBeVisible()
    await expect(plain.getByRole('button', { name: 'Да, отменить' })).toHaveCount(0)
  })
  await expectUnknown(browser)
})

async function expectUnknown(browser: Browser): Promise<void> {
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(`${url}/kk/appointment?code=ABCDEF&token=${'a'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: 'Жазылу табылмады' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
}

test('a time of a list is kept when its page is opened, is not offered to anybody else meanwhile, and is free again when it is left', async ({
  browser,
}) => {
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(`${url}/uz/companies/doctors`)
  const card = page.getByRole('list', { name: /^Eng yaqin vaqtga yozilish/ }).first()
  // The first one may be over before the test is.
  const link = card.getByRole('link').last()
  const [, label = ''] = /(\d\d:\d\d)$/.exec((await link.textContent()) ?? '') ?? []
  const address = new URL((await link.getAttribute('href')) ?? '', url).href
  expect(await axeFaults(page)).toEqual([])
  const [held] = await Promise.all([heldTime(page), link.click()])
  expect(held).toBe(label)
  await expect(page.getByRole('timer')).toContainText(/[45] daqiqa/)
  await expect(field(page, 'LASTNAME')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await test.step('a second reader with the same link reads that it is taken, and chooses among the next ones', async () => {
    const other = await (await browser.newContext(phone)).newPage()
    await other.goto(address)
    await expect(other.getByRole('alert')).toBeVisible()
    await expect(times(other).first()).toBeVisible()
    await expect(field(other, 'LASTNAME')).toBeHidden()
  })

  await test.step('an old link leads to the times', async () => {
    const other = await (await browser.newContext(phone)).newPage()
    await other.goto(address.replace(/time=\w+/, 'time=20200101T090000Z'))
    await expect(other.getByRole('alert')).toBeVisible()
    await expect(times(other).first()).toBeVisible()
  })

  // One step back are the times of the doctor, two the list.
  await page.goBack()
  await expect(times(page).first()).toBeVisible()
  await page.goBack()
  await expect(card).toBeVisible()
  const again = await (await browser.newContext(phone)).newPage()
  await expect(async () => {
    await again.goto(address)
    const timer = again.getByRole('timer')
    await expect(timer.or(again.getByRole('alert')).first()).toBeVisible()
    expect(await timer.isVisible()).toBe(true)
  }).toPass()
})

test('a dentist in Almaty is found from the home page and booked in seven presses beside what is typed', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ ...phone, timezoneId: 'Asia/Almaty' })).newPage()
  let presses = 0
  const press = async (what: Locator) => {
    presses++
    await what.click()
  }
  await page.goto(url)
  await press(page.getByRole('combobox', { name: 'Что нужно' }))
  await page.keyboard.type('стоматолог')
  await press(page.getByRole('option', { name: 'Стоматолог', exact: true }))
  // The last of the offered times, which no other test keeps.
  await press(
    page
      .getByRole('list', { name: /^Записаться на ближайшее время/ })
      .first()
      .getByRole('link')
      .last(),
  )
  await field(page, 'LASTNAME').fill('Каримова')
  await field(page, 'NAME').fill('Сауле')
  await field(page, 'TEL').fill('+7 701 765 43 22')
  await press(field(page, 'CONSENT'))
  await press(page.getByRole('button', { name: 'Получить код' }))
  await expect(field(page, 'CODE')).toBeFocused()
  await field(page, 'CODE').fill(await codeFor(page.request, '+77017654322'))
  await press(page.getByRole('button', { name: 'Записаться', exact: true }))
  await page.waitForURL(/\/appointment\/manage\?code=/)
  expect(presses).toBeLessThanOrEqual(7)
  await test.step('the way back shows the visit, and not that somebody took its time', async () => {
    await page.goBack()
    await expect(page.getByText('Вы уже записаны на это время.')).toBeVisible()
    await expect(page.getByText('Это время только что заняли')).toHaveCount(0)
    await page.getByRole('link', { name: 'Открыть запись' }).click()
    await page.waitForURL(/\/appointment\/manage\?code=/)
  })
})

test('a child is booked from a card in five presses beside what is typed, and a time that is lost meanwhile is replaced in place', async ({
  browser,
}) => {
  const page = await (await browser.newContext(phone)).newPage()
  let presses = 0
  const press = async (what: Locator) => {
    presses++
    await what.click()
  }
  await page.goto(`${url}/uz/companies/doctors`)
  // Not the first doctor, whose times the test before has kept.
  const time = page
    .getByRole('list', { name: /^Eng yaqin vaqtga yozilish/ })
    .nth(2)
    .getByRole('link')
    .first()
  const address = new URL((await time.getAttribute('href')) ?? '', url).href
  await press(time)
  await press(page.getByText('Bola uchun', { exact: true }))
  await field(page, 'LASTNAME').fill('Karimov')
  await field(page, 'NAME').fill('Jasur')
  await field(page, 'TEL').fill('+7 701 765 43 21')
  await press(field(page, 'CONSENT'))

  await test.step('somebody else takes the time, and the nearest three stand in its place', async () => {
    // The page gives the time back as if it were left, once the proof of its call is made.
    const isRelease = (answer: Response) => answer.request().method() === 'DELETE'
    await expect(async () => {
      const released = page.waitForResponse(isRelease, { timeout: 1000 })
      await page.evaluate(() => dispatchEvent(new Event('pagehide')))
      await released
    }).toPass()
    const other = await (await browser.newContext(phone)).newPage()
    await other.goto(address)
    await expect(other.getByRole('timer')).toBeVisible()
    await page.getByRole('button', { name: 'Kod olish' }).click()
    const offered = page.getByRole('list', { name: 'Yaqin boʻsh vaqtlar' }).getByRole('button')
    await offered.click()
    await expect(offered).toHaveCount(3)
    await expect(field(page, 'LASTNAME')).toHaveValue('Karimov')
    expect(await axeFaults(page)).toEqual([])
    await offered.first().click()
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(field(page, 'NAME')).toHaveValue('Jasur')
  })

  await press(page.getByRole('button', { name: 'Kod olish' }))
  await expect(field(page, 'CODE')).toBeFocused()
  await field(page, 'CODE').fill(await codeFor(page.request, '+77017654321'))
  await press(page.getByRole('button', { name: 'Yozilish', exact: true }))
  await page.waitForURL(/\/uz\/appointment\/manage\?code=/)
  expect(presses).toBe(5)
  await expect(page.getByRole('heading', { name: /^Tayyor/ })).toBeVisible()
  await expect(page.getByText('Bolaning hujjati va oʻzingizning hujjatingiz')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Marshrut/ })).toHaveAttribute('href', /^https:/)
})

test('a promotion of a clinic’s page leads to the price of the day, beside the WhatsApp that the clinic has set on a phone', async ({
  browser,
}) => {
  const office = await (await browser.newContext(phone)).newPage()
  await beSignedIn(office, 'owner')
  await test.step('the number of a branch is written', async () => {
    await open(office, '/pro/1001/whatsapp/whatsapp-numbers/new')
    await office.getByRole('combobox', { name: 'Филиал' }).fill('Примерной')
    await office.getByRole('option').first().click()
    await office.getByLabel('Номер WhatsApp').fill('8 701 123 45 67')
    await office.getByRole('button', { name: 'Сохранить' }).click()
    await expect(office.getByText('Добавлено: ')).toBeVisible()
  })
  await test.step('a promotion is begun with the price of the price list', async () => {
    await open(office, '/pro/1001/promotion/new')
    await office.getByRole('button', { name: 'Добавить' }).first().click()
    await office.getByRole('combobox', { name: 'Услуга' }).fill('первичный')
    await office.getByRole('option').first().click()
    await expect(office.getByLabel('Цена до акции')).toHaveValue(/^5\s000$/)
  })

  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(`${url}/companies/clinics/demo-dent`)
  const offer = page.getByRole('region', { name: 'Акции' })
  await expect(offer).toContainText(/было\s*22\s000\s₸\s*стало\s*18\s000\s₸/)
  await offer.getByRole('link', { name: /^Записаться/ }).click()
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByText(/^Акция до/).last()).toBeVisible()
  await expect(page.locator('.price-promoted').last()).toHaveText(/было\s*22\s000\s₸\s*стало\s*18\s000\s₸/)
  expect(await axeFaults(page)).toEqual([])
  const chat = await page.getByRole('link', { name: 'Написать в WhatsApp' }).getAttribute('href')
  const answer = await page.request.get(url + chat, { maxRedirects: 0 })
  expect(answer.headers().location).toMatch(/^https:\/\/wa\.me\/77011234567\?text=/)
  expect(decodeURIComponent(answer.headers().location ?? '')).toContain('гигиена с брекетами')
})

test('who asks for another code after the time is over is asked for a time, and loses nothing that was typed', async ({
  browser,
}) => {
  const page = await (await browser.newContext(phone)).newPage()
  await page.clock.install()
  await page.goto(`${url}/uz/companies/doctors`)
  const cards = page.getByRole('list', { name: /^Eng yaqin vaqtga yozilish/ })
  await cards.nth(3).getByRole('link').first().click()
  await field(page, 'LASTNAME').fill('Karimov')
  await field(page, 'NAME').fill('Jasur')
  await field(page, 'TEL').fill('+7 702 111 22 33')
  await field(page, 'CONSENT').click()
  await page.getByRole('button', { name: 'Kod olish' }).click()
  await expect(field(page, 'CODE')).toBeFocused()
  await page.clock.fastForward('05:05')
  await page.getByRole('button', { name: 'Kodni qayta yuborish' }).click()
  await expect(page.getByText('Bu vaqt endi siz uchun saqlanmayapti.')).toBeInViewport()
  await expect(page.getByText('Qiymat yaroqsiz')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Yaqin boʻsh vaqtlar' }).getByRole('button')).not.toHaveCount(0)
  await expect(field(page, 'NAME')).toHaveValue('Jasur')
})
