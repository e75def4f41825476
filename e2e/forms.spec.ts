import { expect, type Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { blockTypes } from './block-types.ts'
import { everyRun } from './every-run.ts'
import { hydrated } from './hydrated.ts'
import { test } from './test.ts'

/** Opens the form of a block in the catalogue, or the one with every kind of field. */
async function open(page: Page, type: string): Promise<void> {
  await page.goto(`/blocks/form/${type}`)
  await hydrated(page)
}

const shownValue = (page: Page) => page.getByLabel('Value')
const value = async (page: Page) => JSON.parse(await shownValue(page).inputValue())

/** Types into the field with this label and leaves it. */
async function write(page: Page, label: string | RegExp, text: string): Promise<void> {
  await page.getByLabel(label).first().focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}

/** Opens a list of choices by its label and selects one with the arrow keys. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).last().focus()
  await page.keyboard.press('Enter')
  const focused = page.locator('[role=option]:focus')
  await expect(focused).toBeVisible()
  while ((await focused.textContent()) !== option) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

const pressOn = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).first().focus()
  await page.keyboard.press('Enter')
}

test.describe('forms that are drawn from schemas', () => {
  test('plain values are filled in by keyboard', async ({ page }) => {
    await open(page, 'fields')
    await write(page, 'text · Русский', 'Слово')
    await write(page, 'multiline · Русский', 'Строка')
    await write(page, 'string', 'код')
    await write(page, 'number', '5')
    await page.getByLabel('boolean').focus()
    await page.keyboard.press('Space')
    await choose(page, 'choice', 'Второе')
    await page.getByLabel('Часовой пояс').focus()
    await page.keyboard.type('Ташк')
    await page.keyboard.press('Enter')
    await write(page, 'date', '21.11.2026')
    await write(page, 'instant: дата', '21.11.2026')
    await write(page, 'instant: время', '9:30')
    await write(page, 'time', '930')
    await write(page, 'phone', '8 700 123 45 67')
    await page.getByLabel('reference').focus()
    await page.keyboard.type('Тимур')
    await page.keyboard.press('Enter')
    await write(page, 'Широта', '43.2389, 76.8897')
    await write(page, 'Цена', '5000')
    await write(page, 'До', '7000')
    await expect
      .poll(() => value(page))
      .toMatchObject({
        text: { ru: 'Слово' },
        multiline: { ru: 'Строка' },
        string: 'код',
        number: 5,
        boolean: true,
        choice: 'two',
        timezone: 'Asia/Tashkent',
        date: '2026-11-21',
        instant: '2026-11-21T04:30:00Z',
        time: '09:30',
        phone: '+77001234567',
        reference: 'd2',
        point: { latitude: 43.2389, longitude: 76.8897 },
        price: { amount: 5000, amountTo: 7000, currency: 'KZT' },
      })
    expect(await axeFaults(page)).toEqual([])
  })

  test('links, pictures, alternatives, groups and hours are filled in by keyboard', async ({ page }) => {
    await open(page, 'fields')
    await choose(page, 'link', 'Телефон')
    await write(page, 'Номер', '87001234567')
    await choose(page, 'variants', 'Второе')
    await write(page, 'count of two', '3')
    await pressOn(page, 'Загрузить или выбрать')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Изображение 1', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await write(page, 'Что на изображении · Русский', 'Кабинет')
    await page.getByRole('switch', { name: 'Понедельник' }).focus()
    await page.keyboard.press('Space')
    await pressOn(page, 'Добавить телефон')
    await write(page, 'Телефон 1', '87001234567')
    const group = page.getByRole('group', { name: 'object' })
    await group.getByLabel('Надпись · Русский').focus()
    await page.keyboard.type('а')
    await expect
      .poll(() => value(page))
      .toMatchObject({
        link: { kind: 'phone', number: '+77001234567' },
        variants: { kind: 'two', count: 3 },
        image: { src: expect.stringMatching(/^\/images\//), alt: { ru: 'Кабинет' } },
        phones: ['+77001234567'],
        object: { label: { ru: 'а' } },
      })
    await expect
      .poll(async () => (await value(page)).hours.week[0])
      .toEqual({ day: 1, intervals: [{ from: '09:00', to: '18:00' }] })
    await page.keyboard.press('Backspace')
    await expect.poll(async () => (await value(page)).object).toBeUndefined()
  })

  test('hours that end before they begin are asked about', async ({ page }) => {
    await open(page, 'fields')
    const monday = async () => (await value(page)).hours.week[0].intervals[0]
    await page.getByRole('switch', { name: 'Понедельник' }).check()
    const question = page.getByText('Это 02:00 следующего дня?')
    await write(page, 'Понедельник: конец', '02:00')
    await expect(question).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Да, на следующий день' }).click()
    await expect(question).toHaveCount(0)
    expect(await monday()).toEqual({ from: '09:00', to: '02:00' })
    await write(page, 'Понедельник: конец', '03:00')
    await page.getByRole('button', { name: 'Поменять местами' }).click()
    await expect.poll(monday).toEqual({ from: '03:00', to: '09:00' })
    await expect(page.getByText('следующего дня?')).toHaveCount(0)
  })

  test('a pasted pair of coordinates fills both fields, and a click beside them arrives', async ({
    page,
  }) => {
    await open(page, 'fields')
    const latitude = page.getByLabel('Широта')
    await latitude.evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', '43.238949, 76.889709')
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(latitude).toHaveValue('43.238949')
    await expect(page.getByLabel('Долгота')).toHaveValue('76.889709')
    await latitude.fill('41.3')
    // The button is pressed while the input still has the focus.
    await page.getByRole('button', { name: 'Убрать точку' }).click()
    await expect(latitude).toHaveValue('')
    await latitude.fill('41.5')
    await page.getByRole('switch', { name: 'Понедельник' }).click()
    await expect(page.getByRole('switch', { name: 'Понедельник' })).toBeChecked()
    await expect.poll(async () => (await value(page)).point).toEqual({ latitude: 41.5 })
  })

  test('rows of a list are added, moved and taken away by keyboard, with a way back', async ({ page }) => {
    await open(page, 'fields')
    const words = page.getByRole('group', { name: 'words' })
    await words.getByRole('button', { name: 'Добавить' }).focus()
    await page.keyboard.press('Enter')
    await expect(words.getByRole('textbox')).toBeFocused()
    await expect(words.getByRole('textbox')).toBeInViewport()
    await page.keyboard.type('раз')
    await expect.poll(async () => (await value(page)).words).toEqual(['раз'])
    const labels = async () => (await value(page)).rows.map((row: { label: { ru: string } }) => row.label.ru)
    await page.getByRole('button', { name: /^Переставить: Записаться/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(labels).toEqual(['Позвонить', 'Записаться'])
    await expect(page.getByRole('button', { name: /^Переставить: Записаться/ })).toBeFocused()
    await pressOn(page, 'Убрать: Позвонить')
    await expect.poll(labels).toEqual(['Записаться'])
    await pressOn(page, 'Вернуть')
    await expect.poll(labels).toEqual(['Позвонить', 'Записаться'])
  })

  test('rich text is written, marked, linked and taken back by keyboard', async ({ page }) => {
    await open(page, 'fields')
    const text = page.getByRole('textbox', { name: 'rich' })
    await expect(text).toHaveText(/Второй абзац/)
    await text.focus()
    // The editor follows the caret later than the test goes on, and writes where its own caret is. Its button for a link says whether it
    // knows of selected words.
    const link = page.getByRole('button', { name: 'Ссылка' })
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Shift+Home')
    await expect(link).toHaveAttribute('title', 'Ссылка')
    await page.keyboard.press('End')
    await expect(link).not.toHaveAttribute('title', 'Ссылка')
    await page.keyboard.type(' Ещё')
    await expect.poll(async () => (await value(page)).rich.ru[1].children[0].text).toBe('Второй абзац. Ещё')
    await page.keyboard.press('Shift+Home')
    await expect(link).toHaveAttribute('title', 'Ссылка')
    await page.keyboard.press('Control+b')
    await expect.poll(async () => (await value(page)).rich.ru[1].children[0].marks).toEqual(['strong'])
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Полужирный' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: 'Курсив' })).toBeFocused()
    await pressOn(page, 'Заголовок')
    await expect.poll(async () => (await value(page)).rich.ru[1].style).toBe('h2')
    await expect(text).toBeFocused()
    await pressOn(page, 'Ссылка')
    const popover = page.getByRole('dialog', { name: 'Ссылка' })
    await expect(popover).toBeVisible()
    await choose(page, 'Куда ведёт', 'Другой сайт')
    await popover.getByLabel('Адрес').focus()
    await page.keyboard.type('https://example.com/a')
    await popover.getByRole('button', { name: 'Поставить ссылку' }).focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await value(page)).rich.ru[1].markDefs)
      .toMatchObject([{ _type: 'link', href: 'https://example.com/a' }])
    await expect
      .poll(async () => (await value(page)).rich.ru[0])
      .toEqual({
        _type: 'block',
        _key: 'a',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 'as', text: 'Первый абзац.', marks: [] }],
      })
    for (let times = 0; times < 12; times += 1) await pressOn(page, 'Отменить действие')
    await expect.poll(async () => (await value(page)).rich.ru[1].children[0].text).toBe('Второй абзац.')
    expect(await axeFaults(page)).toEqual([])
  })

  test('a pasted page comes clean into a text, a table is filled in, and what is unknown stays', async ({
    page,
  }) => {
    await open(page, 'rich-text')
    const poll = { _type: 'poll', _key: 'poll', options: [1, null, { a: '«' }] }
    const last = { _type: 'block', _key: 'last', children: [{ _type: 'span', text: 'Конец.' }] }
    await shownValue(page).fill(JSON.stringify({ content: { ru: [poll, last] } }))
    await page.keyboard.press('Tab')
    await expect(page.getByText('Он останется без изменений')).toBeVisible()
    const text = page.getByRole('textbox', { name: 'Текст' })
    await text.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    const html =
      '<p onclick="x()" style="color:red">Было <s>100</s></p><script>x()</script><table><tr><th>A<th>B<tr><td>1<td>2</table>'
    await text.evaluate((element, data) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', data)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
    const content = async () => (await value(page)).content.ru
    await expect
      .poll(async () => (await content()).map((one: { _type: string }) => one._type))
      .toContain('table')
    await pressOn(page, 'Вставить таблицу')
    const dialog = page.getByRole('dialog', { name: 'Таблица' })
    await dialog.getByLabel('Строка 1, столбец 1').fill('Врач')
    await pressOn(page, 'Добавить столбец')
    await dialog.getByLabel('Строка 1, столбец 3').fill('Часы')
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Вставить' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await pressOn(page, 'Опустить ниже: Неизвестный фрагмент')
    await expect.poll(async () => (await content())[1]).toEqual(poll)
    const [, , pasted, , inserted] = await content()
    expect(pasted.children).toMatchObject([{ text: 'Было ' }, { text: '100', marks: ['strike-through'] }])
    expect(JSON.stringify(inserted)).toMatch(/Врач.*Часы/)
    await pressOn(page, 'Judge')
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
    expect(await axeFaults(page)).toEqual([])
  })

  test('what is wrong is opened, named and gets the focus, in the language in which it is wrong', async ({
    page,
  }) => {
    await open(page, 'faq')
    const wrong = await value(page)
    wrong.items[1].question.kk = ' '
    await shownValue(page).fill(JSON.stringify(wrong))
    await page.keyboard.press('Tab')
    await pressOn(page, 'Judge')
    const question = page.getByLabel('Вопрос · Қазақша')
    await expect(question).toBeFocused()
    await expect(question).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type('Сұрақ')
    await expect(question).not.toHaveAttribute('aria-invalid', 'true')
  })

  // `pro-forms/every-form.test.tsx` draws all of them in every run. These three have every kind of field together.
  for (const type of blockTypes) {
    const isRepresentative = ['announcement', 'video', 'faq'].includes(type)
    test(
      `the form of ${type} gives its example back as it was`,
      everyRun(isRepresentative),
      async ({ page }) => {
        await open(page, type)
        const drawn = await page.evaluate(async () => {
          const html = await (await fetch(location.href)).text()
          return new DOMParser()
            .parseFromString(html, 'text/html')
            .querySelector<HTMLTextAreaElement>('textarea.font-mono')?.value
        })
        for (const row of await page.locator('[data-part=toggle]').all()) {
          await row.click()
          if (type === 'faq') await expect(page.locator('[contenteditable=true]')).not.toBeEmpty()
        }
        expect(await shownValue(page).inputValue()).toBe(drawn)
      },
    )
  }
})
