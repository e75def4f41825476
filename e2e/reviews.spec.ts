import { expect } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { newestTo } from './newest-to.ts'
import { test } from './test.ts'

const { url, open, beSignedIn } = demoSite({ elsewhere: true })

const text = 'Приняли вовремя, врач показала снимок и сначала назвала цену.'
const answer = 'Спасибо за отзыв! Ждём вас на осмотр через полгода.'

test('a review is written without an account, moderated, seen and answered', async ({ page, browser }) => {
  await page.goto(`${url}/l/demo-dent/reviews`)
  await page.getByRole('link', { name: 'Оставить отзыв' }).first().click()
  const form = page.locator('#review-form-write')
  await expect(form).toBeInViewport()
  await form.locator('form').dispatchEvent('pointerover')
  await expect(form.locator('sh-island[data-ready]')).toBeVisible()
  const star = form.getByRole('radio', { name: /^5/ })
  await expect(star.locator('..').locator('svg')).toHaveCSS('stroke', /^(rgb|oklch|color)/)
  await star.check({ force: true })
  await form.getByText('Оценить подробнее').click()
  await form
    .getByRole('radiogroup', { name: 'Ожидание' })
    .getByRole('radio', { name: /^2/ })
    .check({ force: true })
  const named = form.getByLabel('Услуга')
  await named.selectOption({ index: 1 })
  const service = await named.locator('option:checked').textContent()
  await form.getByLabel('Когда вы там были').fill('2026-11-02')
  await form
    .getByLabel('Отзыв', { exact: false })
    .and(form.locator('textarea'))
    .fill('Хуйня, а не приём, ждали целый час')
  await form.getByLabel('Как вас подписать').fill('Гульнара М.')
  // With other faults a missing contact is named too.
  await form.getByRole('button', { name: 'Продолжить' }).click()
  const contact = form.getByLabel('Телефон или почта')
  await expect(contact).toHaveAttribute('aria-invalid', 'true')
  await contact.fill('gulnara@example.kz')
  await form.getByRole('checkbox').check({ force: true })
  await form.getByRole('button', { name: 'Продолжить' }).click()
  await expect(form.locator('mark')).toHaveText('Хуйня')
  await form.locator('textarea').fill(text)
  await form.getByRole('button', { name: 'Продолжить' }).click()
  await expect(form.getByLabel('Код')).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await form.getByLabel('Код').fill(await newestTo(page, url, 'gulnara@example.kz', 'CODE'))
  await form.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(form.getByRole('status')).toContainText('Спасибо, отзыв получен')
  await expect(form.getByRole('status')).toContainText('48 часов')

  const team = await browser.newPage()
  await beSignedIn(team, 'moderator')
  await open(team, '/moderation/reviews')
  const waiting = team.getByRole('article').filter({ hasText: text })
  await expect(waiting).toBeVisible()
  await expect(waiting).toContainText('Ожидание: 2')
  await expect(waiting).toContainText(`услуга: ${service}`)
  expect(await axeFaults(team)).toEqual([])
  await waiting.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(waiting).toHaveCount(0)
  // The button is gone with its entry, and the keys go on in the list.
  await expect(team.getByRole('region', { name: 'Отзывы и комментарии' })).toBeFocused()

  const clinic = await (await browser.newContext()).newPage()
  await beSignedIn(clinic, 'owner')
  await open(clinic, '/pro/1001')
  await clinic.getByRole('link', { name: /отзыв/ }).press('Enter')
  await expect(clinic.getByRole('heading', { level: 1, name: 'Отзывы' })).toBeFocused()
  const coming = clinic.getByRole('article').filter({ hasText: text })
  await expect(coming).toContainText('Остановить публикацию нельзя')
  await coming.getByRole('button', { name: 'Опубликовать сразу' }).click()
  await expect(coming.getByText('Опубликован', { exact: true })).toBeVisible()
  await coming.getByRole('button', { name: 'Ответить' }).click()
  await coming.getByLabel('Ответ от имени клиники').fill(answer)
  await coming.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(coming).toHaveCount(0)
  await expect(clinic.getByRole('region', { name: 'Ждут ответа' })).toBeFocused()

  await open(team, '/moderation/reviews')
  await team
    .getByRole('article')
    .filter({ hasText: answer })
    .getByRole('button', { name: 'Опубликовать' })
    .click()
  await expect
    .poll(async () => (await page.request.get(`${url}/l/demo-dent/reviews`)).text())
    .toContain(answer)
  await page.goto(`${url}/l/demo-dent/reviews`)
  const seen = page.getByRole('article', { name: 'Отзыв: Гульнара М.' }).filter({ hasText: text })
  await expect(seen).toContainText('Автор подтвердил контакт')
  await expect(seen).toContainText(answer)
  await expect(seen).toContainText(service ?? '?')
  const own = `${url}/api/front/ru/v1/reviews?filter[company]=1001`
  const headers = { authorization: `Basic ${btoa('browser:public')}` }
  const { data } = await (await page.request.get(own, { headers })).json()
  expect(data.find(({ TEXT }: { TEXT: string }) => TEXT === text)).toMatchObject({
    RATING: 5,
    RATING_WAITING: 2,
  })
})

test('a question is asked on a phone, answered by the clinic, read at its link and published (R81, R98, R24)', async ({
  page,
  browser,
}) => {
  const asked = 'Можно ли приходить на чистку, если вчера болело горло?'
  const said = 'Да, если температуры нет. Возьмите с собой снимок.'
  const contact = 'aigul@example.kz'
  const clinic = await (await browser.newContext()).newPage()
  await beSignedIn(clinic, 'owner')
  await open(clinic, '/pro/1001/questions')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${url}/l/demo-dent/ask-question`)
  await expect(page.getByRole('link', { name: 'Позвонить 103' })).toHaveAttribute('href', 'tel:103')
  await page.getByLabel('Ваш вопрос').fill(asked)
  await page.getByLabel('Ваше имя').fill('Айгуль')
  await page.getByLabel('Почта или телефон').fill(contact)
  await page.getByRole('checkbox', { name: /можно показать/ }).check()
  await page.getByRole('checkbox', { name: /согласие/ }).check()
  await page.getByRole('button', { name: 'Задать вопрос' }).click()
  await expect(page.getByLabel('Код из письма')).toBeInViewport()
  await expect(page.getByLabel('Ваш вопрос')).toHaveValue(asked)
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Код из письма').fill(await newestTo(page, url, contact, 'CODE'))
  await page.getByRole('button', { name: 'Подтвердить и отправить' }).click()
  const sent = page.getByRole('status').filter({ hasText: 'Вопрос отправлен' })
  const number = (await sent.getByRole('strong').textContent()) ?? ''
  expect(number).toMatch(/^[0-9A-Z]{8}$/)
  expect(await axeFaults(page)).toEqual([])

  // It appears by itself.
  await expect(clinic.getByText('Пришёл 1 новый вопрос.')).toBeVisible()
  const waiting = clinic.getByRole('article', { name: `Вопрос ${number}` })
  await expect(waiting).toContainText(asked)
  await expect(waiting).toContainText('ждёт')
  expect(await axeFaults(clinic)).toEqual([])
  await waiting.getByRole('button', { name: 'Ответить' }).click()
  await waiting.getByLabel('Ответ от имени клиники').fill(said)
  await waiting.getByLabel('Ответ от имени клиники').press('Control+Enter')
  await expect(waiting).toHaveCount(0)

  const link = await newestTo(page, url, contact, 'LINK')
  await page.goto(link)
  await expect(page.getByText(said)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Что осталось неясным?').fill('А снимок нужен на диске или на плёнке?')
  await page.getByRole('button', { name: 'Уточнить' }).click()
  await expect(page.getByRole('heading', { name: 'Уточнение ждёт ответа' })).toBeFocused()

  const team = await (await browser.newContext()).newPage()
  await beSignedIn(team, 'moderator')
  await open(team, '/moderation/questions')
  const judged = team.getByRole('article', { name: `Вопрос ${number}` })
  expect(await axeFaults(team)).toEqual([])
  await judged.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(judged).toHaveCount(0)
  await expect
    .poll(async () => (await page.request.get(`${url}/l/demo-dent/ask-question`)).text())
    .toContain(said)

  await page.getByRole('button', { name: 'Отозвать вопрос' }).click()
  await page.getByRole('button', { name: 'Да, отозвать' }).click()
  await expect(page.getByRole('heading', { name: 'Вопрос отозван' })).toBeFocused()
  await expect
    .poll(async () => (await page.request.get(`${url}/l/demo-dent/ask-question`)).text())
    .not.toContain(said)
})

test('a consultation is opened by a moderator, comes to the clinic at once, is answered with a file and ended (R108, S-CONS)', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await beSignedIn(page, 'owner')
  await open(page, '/pro/1001/online-consultations')
  const tabs = page.getByRole('navigation', { name: 'Что показать' })
  await expect(tabs).toContainText('Ждут ответа · 1')
  await expect(page.getByRole('switch', { name: /^Онлайн-консультации/ })).toBeChecked()
  expect(await axeFaults(page)).toEqual([])

  const team = await (await browser.newContext()).newPage()
  await beSignedIn(team, 'moderator')
  await open(team, '/moderation/consultations')
  const judged = team.getByRole('article', { name: 'Консультация DEM0CH02' })
  expect(await axeFaults(team)).toEqual([])
  await judged.getByRole('button', { name: 'Отклонить' }).click()
  await expect(judged.getByLabel('Почему отклоняете')).toBeFocused()
  await judged.getByRole('button', { name: 'Разрешить' }).click()
  await expect(judged).toHaveCount(0)

  await expect(tabs).toContainText('Ждут ответа · 2')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'DEM0CH02' })
    .getByRole('link', { name: 'Асель (демо)' })
    .press('Enter')
  const message = page.getByLabel('Сообщение от имени клиники')
  await expect(message).toBeVisible()
  const thread = page.getByRole('list', { name: 'Переписка' })
  await expect(thread).toContainText('Балама алты жас')
  await page.getByLabel('Приложить файлы').setInputFiles([
    { name: 'сурет.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') },
    { name: 'рентген.png', mimeType: 'image/png', buffer: await page.screenshot() },
  ])
  await expect(page.getByRole('list', { name: 'Файлы сообщения' })).toContainText('сурет.pdf')
  await page.getByLabel('Ссылка на видеозвонок').fill('http://meet.example.kz/room')
  await message.fill('Сәлеметсіз бе! Келесі аптада келіңіздер.')
  await message.press('Control+Enter')
  await expect(page.getByLabel('Ссылка на видеозвонок')).toBeFocused()
  await expect(page.getByLabel('Ссылка на видеозвонок')).toHaveAttribute('aria-invalid', 'true')
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Ссылка на видеозвонок').fill('https://meet.example.kz/room')
  await page.getByRole('button', { name: 'Отправить' }).press('Enter')
  await expect(thread.getByRole('link', { name: 'Видеозвонок' })).toBeVisible()
  await expect(message).toHaveValue('')
  const download = page.waitForEvent('download')
  await thread.getByRole('button', { name: /^сурет/ }).click()
  expect((await download).suggestedFilename()).toBe('сурет.pdf')
  await thread.getByRole('button', { name: /^рентген/ }).click()
  await expect(thread.getByRole('img', { name: 'рентген' })).toBeVisible()
  await page.getByRole('button', { name: 'Завершить' }).click()
  await expect(page.getByLabel('Что сказать на прощание')).toBeFocused()
  await page.getByRole('button', { name: 'Не нужно' }).click()
  await expect(page.getByRole('button', { name: 'Завершить' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Что сказать на прощание').fill('Сау болыңыз!')
  await page.getByRole('button', { name: 'Завершить' }).click()
  await expect(thread).toContainText(/Завершили · \S+/)
  await expect(thread).toContainText('Сау болыңыз!')
  await expect(page.getByText(/продолжит консультацию/)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})

test('a patient begins a consultation, writes with a file, ends it, and goes on with it (R13, F23)', async ({
  page,
  browser,
}) => {
  const contact = 'consults@example.kz'
  const asked = 'Болит зуб, на который месяц назад поставили пломбу. Нужно ли приезжать сегодня?'
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${url}/online-consultations`)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Получить консультацию' }).first().click()
  await page.getByLabel('С чем обращаетесь').fill(asked)
  await page.getByLabel('Ваше имя').fill('Гульнара')
  await page.getByLabel('Почта или телефон').fill(contact)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Начать консультацию' }).click()
  await expect(page.getByLabel('С чем обращаетесь')).toHaveValue(asked)
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Код из письма').fill(await newestTo(page, url, contact, 'CODE'))
  await page.getByRole('button', { name: 'Подтвердить и отправить' }).click()
  await page.waitForURL(/\/online-consultations\/own\?code=/)
  await expect(page.getByRole('heading', { name: 'Консультация на проверке' })).toBeVisible()
  const thread = page.getByRole('log', { name: 'Переписка с клиникой' })
  await expect(thread).toContainText(asked)
  expect(await axeFaults(page)).toEqual([])

  const team = await (await browser.newContext()).newPage()
  await beSignedIn(team, 'moderator')
  await open(team, '/moderation/consultations')
  await team
    .getByRole('article')
    .filter({ hasText: asked })
    .getByRole('button', { name: 'Разрешить' })
    .click()

  // The open page gets the change by itself.
  await expect(page.getByRole('heading', { name: 'Консультация идёт' })).toBeVisible()
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByLabel('Сообщение')).toBeFocused()
  await expect(page.getByText('Напишите сообщение')).toBeVisible()
  await page.getByLabel('Сообщение').fill('Вот снимок.')
  const files = page.getByLabel('Добавить файлы')
  await files.setInputFiles({
    name: 'virus.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  })
  await expect(page.getByRole('alert').filter({ hasText: 'нужен JPG, PNG или PDF' })).toBeVisible()
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByRole('button', { name: 'Убрать файл virus.exe' })).toBeFocused()
  await page.keyboard.press('Enter')
  await files.setInputFiles({ name: 'снимок.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await expect(page.getByText(/КБ/)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(thread).toContainText('Вот снимок.')
  await expect(page.getByLabel('Сообщение')).toHaveValue('')
  const download = page.waitForEvent('download')
  await thread.getByRole('button', { name: /снимок/ }).click()
  expect((await download).suggestedFilename()).toContain('снимок')

  await page.getByRole('button', { name: 'Завершить консультацию' }).click()
  await expect(page.getByRole('heading', { name: 'Завершить консультацию?' })).toBeFocused()
  await page.getByRole('button', { name: 'Да, завершить' }).click()
  await expect(page.getByRole('heading', { name: 'Консультация завершена' })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Вы завершили консультацию' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel(/^Сообщение/).fill('Ещё один вопрос.')
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByRole('heading', { name: 'Консультация идёт' })).toBeVisible()

  await page.goto(page.url().replace(/token=..../, 'token=zzzz'))
  await expect(page.getByRole('heading', { name: 'Консультация не найдена' })).toBeVisible()
})
