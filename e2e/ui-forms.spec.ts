import { expect, type Locator, type Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { everyRun } from './every-run.ts'
import { hydrated } from './hydrated.ts'
import { settledBox } from './settled-box.ts'
import { test } from './test.ts'

const parts = [
  'button',
  'checkbox',
  'checkbox-group',
  'combobox',
  'date-picker',
  'field',
  'file-upload',
  'input',
  'native-select',
  'number-input',
  'radio-group',
  'select',
  'switch',
  'textarea',
  'time-picker',
]

/** Opens the example of one part, in a language (`''` is Russian). */
async function open(page: Page, part: string, prefix = '') {
  await page.goto(`${prefix}/blocks/ui?theme=light&part=${part}`)
  await hydrated(page)
  return page.locator(`section#${part}`)
}

/** Opens the examples of several parts on one page, or of all. */
async function openSeveral(page: Page, several: readonly string[] = [], prefix = '', theme = 'light') {
  await page.goto(`${prefix}/blocks/ui?theme=${theme}${several.map((part) => `&part=${part}`).join('')}`)
  await hydrated(page)
}

/** Options of the open list; native selects on the page have options too. */
const listed = (page: Page, options?: { name: string | RegExp }) =>
  page.getByRole('listbox').getByRole('option', options)

test.describe('button', () => {
  test('ignores presses while it is busy and keeps the focus', async ({ page }) => {
    await page.clock.install()
    const section = await open(page, 'button')
    const save = section.getByRole('button', { name: 'Сохранить' })
    await save.waitFor()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await save.click()
    await expect(save).toHaveAttribute('aria-busy', 'true')
    // Without `force` Playwright would wait until it is enabled.
    await save.click({ force: true })
    await page.keyboard.press('Enter')
    await page.clock.runFor(10_000)
    await expect(save).not.toHaveAttribute('aria-busy')
    await expect(save).toBeFocused()
    await expect(section.getByText('Сохранено раз: 1')).toBeVisible()
  })
})

test.describe('field', () => {
  test('shows, names and reads out what is wrong', async ({ page }) => {
    const section = await open(page, 'field')
    const name = section.getByLabel('Ваше имя')
    await section.getByRole('button', { name: 'Отправить' }).click()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toHaveAccessibleDescription('Напишите, как к вам обращаться.')
    await expect(section.locator('[aria-live=polite]', { hasText: 'как к вам обращаться' })).toBeVisible()
    await name.fill('Айгерим')
    await expect(name).not.toHaveAttribute('aria-invalid')
  })
})

test.describe('number input', () => {
  test('reads numbers the Russian way and steps by keys and buttons (C-4)', async ({ page }) => {
    const section = await open(page, 'number-input')
    const price = section.getByLabel('Цена приёма')
    await price.fill('12 500,5')
    await price.press('Tab')
    await expect(section.getByText('Сохранится как 12500.5')).toBeVisible()
    await expect(price).toHaveValue('12\u00a0500,5')
    await price.press('ArrowUp')
    await expect(section.getByText('Сохранится как 12550.5')).toBeVisible()
    await section.getByRole('button', { name: 'Уменьшить' }).first().click()
    await expect(section.getByText('Сохранится как 12500.5')).toBeVisible()
  })
})

test.describe('select', () => {
  test('is chosen from by keys alone, and refuses what is disabled', async ({ page }) => {
    const section = await open(page, 'select')
    const branch = section.getByRole('combobox', { name: 'Филиал' })
    await expect(branch).toHaveText('Филиал на Достыке')
    await branch.focus()
    await page.keyboard.press('Enter')
    await expect(listed(page, { name: /Достыке/ })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(section.getByText('Выбрано: abay')).toBeVisible()
    await expect(branch).toBeFocused()
    await branch.click()
    await listed(page, { name: /Толе би/ }).click({ force: true })
    await expect(section.getByText('Выбрано: abay')).toBeAttached()
  })

  test('jumps by letters and closes unchanged by Escape', async ({ page }) => {
    const section = await open(page, 'select')
    const sex = section.getByRole('combobox', { name: 'Пол' })
    await sex.focus()
    await page.keyboard.press('ArrowDown')
    await expect(listed(page)).toHaveCount(2)
    // Playwright's keyboard has no Cyrillic keys.
    await page.locator('[role=option]:focus').dispatchEvent('keydown', { key: 'м' })
    await expect(listed(page, { name: 'Мужской' })).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Escape')
    await expect(sex).toHaveText('Не указан')
  })
})

test.describe('combobox', () => {
  test('narrows by beginnings of words and folded letters, and is chosen from by keys', async ({ page }) => {
    const section = await open(page, 'combobox')
    const speciality = section.getByRole('combobox', { name: 'Специальность' })
    await speciality.fill('карди')
    await expect(listed(page)).toHaveText(['Кардиолог', 'Детский кардиолог'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(section.getByText('Выбрано: Детский кардиолог')).toBeVisible()
    await section.getByRole('button', { name: 'Очистить' }).first().click()
    await expect(section.getByText('Выбрано: ничего')).toBeVisible()

    await section.getByRole('combobox', { name: 'Врач', exact: true }).fill('абил')
    await expect(listed(page)).toHaveCount(1)
    await expect(listed(page)).toContainText('Әбілқасымова')
  })

  test('says when nothing fits', async ({ page }) => {
    const section = await open(page, 'combobox', '/kk')
    await section.getByRole('combobox', { name: 'Специальность' }).fill('xyz')
    await expect(page.getByText('Ештеңе табылмады.')).toBeVisible()
    await expect(listed(page)).toHaveCount(0)
  })

  test('says that it searches, then what was found', async ({ page }) => {
    const section = await open(page, 'combobox')
    await section.getByRole('combobox', { name: /по всем/ }).pressSequentially('жасур')
    await expect(page.getByText('Ищем…')).toBeVisible()
    await expect(listed(page)).toHaveCount(1)
    await expect(page.getByText('Ищем…')).toBeHidden()
  })
})

test.describe('checkbox, radio button, switch', () => {
  test('react to a press on their words, the space bar and arrow keys; chosen options keep their order', async ({
    page,
  }) => {
    const several = ['checkbox', 'switch', 'checkbox-group', 'radio-group']
    await openSeveral(page, several)
    const [section, switches, groups, radios] = several.map((part) => page.locator(`section#${part}`))
    if (!section || !switches || !groups || !radios) throw new Error('a part is missing')
    const remind = section.getByRole('checkbox', { name: 'Напомнить о приёме' })
    await section.getByText('Напомнить о приёме').click()
    await expect(remind).not.toBeChecked()
    await remind.press('Space')
    await expect(remind).toBeChecked()
    const all = section.getByRole('checkbox', { name: 'Все филиалы' })
    expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)

    const prices = switches.getByRole('switch', { name: 'Показывать цены на сайте' })
    await expect(prices).toHaveAccessibleDescription('Посетители видят цены')
    await prices.press('Space')
    await expect(prices).toHaveAccessibleDescription('Цены по запросу')

    const group = groups.getByRole('group', { name: 'Языки приёма' })
    await group.getByRole('checkbox', { name: 'English' }).check()
    await group.getByRole('checkbox', { name: 'Русский' }).uncheck()
    await group.getByRole('checkbox', { name: 'Русский' }).check()
    await expect(groups.getByText('Выбрано: ru, kk, en')).toBeVisible()

    // Round, over the disabled ones.
    await radios.getByRole('radio', { name: 'В клинике' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(radios.getByText('Выбрано: online')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(radios.getByText('Выбрано: clinic')).toBeVisible()
  })
})

test.describe('date picker', () => {
  const focusedDay = (page: Page) => page.locator('td button:focus')

  test('marks today, leads through its calendar by keys and gives the focus back', async ({ page }) => {
    const section = await open(page, 'date-picker')
    const opener = section.getByRole('button', { name: 'Открыть календарь' }).first()
    await opener.click()
    const today = page.getByRole('button', { name: '21 ноября 2026, суббота, сегодня' })
    await expect(today).toHaveAttribute('aria-current', 'date')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(section.getByLabel('Дата приёма')).toHaveValue('24.11.2026')

    await section.getByLabel('Дата приёма').press('Alt+ArrowDown')
    const calendar = page.getByRole('dialog', { name: 'Выбор даты' })
    await expect(focusedDay(page)).toHaveAccessibleName('24 ноября 2026, вторник')
    await expect(calendar.getByRole('gridcell', { selected: true })).toHaveText('24')
    await page.keyboard.press('End')
    await expect(focusedDay(page)).toHaveAccessibleName('29 ноября 2026, воскресенье')
    await expect(focusedDay(page)).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await expect(calendar).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('PageDown')
    await expect(focusedDay(page)).toHaveAccessibleName('30 декабря 2026, среда')
    await expect(calendar.getByRole('grid', { name: 'Декабрь 2026' })).toBeVisible()
    await page.keyboard.press('Shift+PageDown')
    await expect(focusedDay(page)).toHaveAccessibleName('21 февраля 2027, воскресенье')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(calendar).toBeHidden()
    await expect(section.getByLabel('Дата приёма')).toHaveValue('20.02.2027')
    await expect(section.getByText('Выбрано: 2027-02-20')).toBeVisible()
    await expect(section.getByLabel('Дата приёма')).toBeFocused()
  })

  test('takes a typed date, says what is wrong with another, and goes to a year long ago at once', async ({
    page,
  }) => {
    const section = await open(page, 'date-picker')
    const date = section.getByLabel('Дата приёма')
    await date.fill('01122026')
    await expect(date).toHaveValue('01.12.2026')
    await expect(section.getByText('Выбрано: 2026-12-01')).toBeVisible()
    for (const [typed, message] of [
      ['31.11.2026', 'Такой даты нет. Напишите её так: 21.11.2026.'],
      ['20.11.2026', 'Выберите дату не раньше 21.11.2026.'],
      ['1.3.2027', 'Выберите дату не позже 21.02.2027.'],
      ['29.11.2026', 'Этот день недоступен. Выберите другой.'],
    ] as const) {
      await date.fill(typed)
      await expect(section.getByText('Выбрано: null')).toBeVisible()
      await expect(section.getByText(message)).toBeHidden()
      await date.blur()
      await expect(section.getByText(message)).toBeVisible()
      await expect(date).toHaveAttribute('aria-invalid', 'true')
    }
    const birthday = section.getByLabel('Дата рождения')
    for (const [typed, message] of [
      ['31.02.1985', 'Такой даты нет. Напишите её так: 21.11.1985.'],
      ['22.11.2026', 'Выберите дату не позже 21.11.2026.'],
      ['31.12.1899', 'Выберите дату не раньше 01.01.1900.'],
    ] as const) {
      await birthday.fill(typed)
      await birthday.blur()
      await expect(section.getByText(message)).toBeVisible()
    }
    await birthday.fill('')
    const refused = section.getByLabel('Начало отпуска')
    await refused.fill('31.02.2027')
    await refused.blur()
    await expect(section.getByText('В эти дни у врача уже есть запись.')).toBeVisible()
    await expect(section.getByText(/Такой даты нет/)).toBeHidden()

    await section.getByRole('button', { name: 'Открыть календарь' }).nth(1).click()
    await page.getByRole('combobox', { name: 'Год' }).selectOption('1961')
    await page.getByRole('combobox', { name: 'Месяц' }).selectOption('Апрель')
    await page.getByRole('button', { name: '12 апреля 1961, среда' }).click()
    await expect(section.getByLabel('Дата рождения')).toHaveValue('12.04.1961')
  })

  test('opens where its field is and leaves the page in its place', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const section = await open(page, 'date-picker', '/kk')
    const date = section.getByRole('textbox').first()
    await date.evaluate((field) => field.scrollIntoView({ block: 'center' }))
    await date.focus()
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    const before = await scrolled()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(focusedDay(page)).toBeInViewport()
    const calendar = page.getByRole('dialog')
    await expect(calendar).toBeInViewport({ ratio: 1 })
    expect(await scrolled()).toBe(before)
    const [popup, field] = [await settledBox(calendar), await date.boundingBox()]
    if (!popup || !field) throw new Error('nothing is shown')
    const gaps = [popup.y - (field.y + field.height), field.y - (popup.y + popup.height)]
    expect(Math.max(...gaps)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...gaps)).toBeLessThan(12)
  })

  for (const [prefix, weekdays, month] of [
    ['', ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'], 'Ноябрь 2026'],
    ['/kk', ['Дс', 'Сс', 'Ср', 'Бс', 'Жм', 'Сб', 'Жс'], 'Қараша 2026'],
    ['/uz', ['Du', 'Se', 'Ch', 'Pa', 'Ju', 'Sh', 'Ya'], 'Noyabr 2026'],
    ['/en', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], 'November 2026'],
  ] as const) {
    test(`begins its weeks on Monday, ${month}`, everyRun(prefix === '/kk'), async ({ page }) => {
      const section = await open(page, 'date-picker', prefix)
      await section.getByLabel('Дата приёма').press('Alt+ArrowDown')
      const calendar = page.getByRole('grid', { name: month })
      await expect(calendar).toBeVisible()
      await expect(calendar.getByRole('columnheader')).toHaveText([...weekdays])
    })
  }
})

test.describe('time picker', () => {
  test('offers times in steps, narrowed by what is typed, and says what is wrong when it is left', async ({
    page,
  }) => {
    const section = await open(page, 'time-picker')
    const time = section.getByLabel('Начало приёма')
    await time.click()
    await expect(listed(page)).toHaveCount(49)
    await expect(listed(page, { name: '09:30' })).toBeInViewport()
    await time.fill('15')
    await expect(listed(page)).toHaveText(['15:00', '15:15', '15:30', '15:45'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(section.getByText('Выбрано: 15:15')).toBeVisible()

    await time.fill('930')
    await time.press('Escape')
    await time.blur()
    await expect(time).toHaveValue('09:30')
    await time.fill('7')
    await time.blur()
    await expect(section.getByText('Выберите время не раньше 08:00.')).toBeVisible()
    await expect(time).toHaveAttribute('aria-invalid', 'true')
    await time.fill('25')
    await time.blur()
    await expect(section.getByText('Такого времени нет. Напишите его так: 09:30.')).toBeVisible()
  })
})

test.describe('file upload', () => {
  const file = (name: string, mimeType = 'application/pdf', size = 2000) => ({
    name,
    mimeType,
    buffer: Buffer.alloc(size),
  })

  test('shows progress, failure, and tells of what has arrived', async ({ page }) => {
    const section = await open(page, 'file-upload')
    const input = section.getByLabel('Результаты анализов')
    await input.setInputFiles([file('кровь.pdf'), file('fail-1.png', 'image/png')])
    const list = section.getByRole('list', { name: 'Выбранные файлы' }).first()
    await expect(list.getByText('Не удалось загрузить.')).toBeVisible()
    await expect(section.getByText('Дошло: /files/кровь.pdf')).toBeVisible()
    await list.getByRole('button', { name: 'Повторить: fail-1.png' }).click()
    await expect(section.getByText('Дошло: /files/кровь.pdf, /files/fail-1.png')).toBeVisible()
    await list.getByRole('button', { name: 'Убрать: кровь.pdf' }).click()
    await expect(section.getByText('Дошло: /files/fail-1.png')).toBeVisible()
    await expect(input).toBeFocused()
  })

  test('cancels what is under way', async ({ page }) => {
    const section = await open(page, 'file-upload')
    const input = section.getByLabel('Результаты анализов')
    await input.setInputFiles([file('slow-узи.pdf'), file('кровь.pdf')])
    await expect(section.getByRole('progressbar', { name: /slow-узи.pdf/ })).toHaveAttribute(
      'aria-valuenow',
      /^[1-9]/,
    )
    await section.getByRole('button', { name: 'Отменить загрузку: slow-узи.pdf' }).click()
    await expect(section.getByText('slow-узи.pdf')).toBeHidden()
    await expect(input).toBeFocused()
    await expect(section.getByText('Дошло: /files/кровь.pdf')).toBeVisible()
  })

  /** Drops files that are created in the browser, because large ones would be slow to transfer. */
  async function drop(section: Locator, files: readonly { name: string; type?: string; size?: number }[]) {
    const dataTransfer = await section.page().evaluateHandle((files) => {
      const transfer = new DataTransfer()
      for (const { name, type = 'application/pdf', size = 1 } of files) {
        transfer.items.add(new File([new Uint8Array(size)], name, { type }))
      }
      return transfer
    }, files)
    await section.getByText('Перетащите файлы сюда').first().dispatchEvent('drop', { dataTransfer })
  }

  test('refuses wrong kinds, large files and more than there is room for', async ({ page }) => {
    const section = await open(page, 'file-upload')
    await drop(section, [
      { name: 'a.exe', type: 'application/x-msdownload' },
      { name: 'б.pdf', size: 10 * 1024 * 1024 + 1 },
    ])
    await expect(section.getByText('Такой файл не подойдёт. Подойдут: PDF или снимок.')).toBeVisible()
    await expect(section.getByText(/Файл больше 10.МБ/)).toBeVisible()
    await expect(section.getByText('Можно приложить')).toBeHidden()
    await drop(
      section,
      ['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map((name) => ({ name })),
    )
    const leftOut = section.getByRole('listitem').filter({ hasText: '4.pdf' })
    await expect(leftOut).toContainText(/Можно приложить не больше 3.файлов/)
    await expect(section.getByRole('status').first()).toHaveText(
      /^Загружено \d из 3\. Не удалось приложить: a\.exe, б\.pdf, 4\.pdf$/,
    )
  })

  test('takes what is dropped and fits, but nothing that is empty, and keeps the room for it', async ({
    page,
  }) => {
    const section = await open(page, 'file-upload')
    await drop(section, [
      { name: 'a.exe', type: 'application/x-msdownload' },
      { name: 'большой.pdf', size: 10 * 1024 * 1024 + 1 },
      { name: 'пустой.pdf', size: 0 },
      { name: 'анализ.pdf' },
    ])
    await expect(section.getByText('Файл пустой. Выберите другой.')).toBeVisible()
    await expect(section.getByText('Дошло: /files/анализ.pdf')).toBeVisible()
    await expect(section.getByText(/Можно приложить не больше/)).toBeHidden()
  })
})

test.describe('every part', () => {
  for (const theme of ['light', 'dark']) {
    test(`has no fault that axe can find, ${theme}`, everyRun(theme === 'light'), async ({ page }) => {
      await openSeveral(page, [], '', theme)
      const sections = parts.map((part) => `section#${part}`)
      expect(await axeFaults(page, sections)).toEqual([])
    })
  }

  test('has no fault that axe can find in what opens', async ({ page }) => {
    const section = await open(page, 'date-picker')
    await section.getByLabel('Дата приёма').press('Alt+ArrowDown')
    expect(await axeFaults(page, ['[role=dialog]'])).toEqual([])
  })

  test.describe('on a narrow phone', () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

    test('fits in and has targets of at least 44 pixels', async ({ page }) => {
      await openSeveral(page, [], '/uz')
      for (const part of parts) {
        const section = page.locator(`section#${part}`)
        const overflow = await section.evaluate((element) => element.scrollWidth - element.clientWidth)
        expect([part, overflow]).toEqual([part, 0])
      }
      const small = await page
        .locator(parts.map((part) => `section#${part} :is(button, label, select, input, textarea)`).join(','))
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) => !element.matches('label:not(:has(input)), label input, .link, [aria-hidden=true]'),
            )
            .filter((element) => element.getBoundingClientRect().height > 0)
            // Buttons inside a field are as tall as the field without its border.
            .filter((element) => element.getBoundingClientRect().height < 42)
            .map((element) => element.outerHTML.slice(0, 160)),
        )
      expect(small).toEqual([])
    })

    test('shows a whole calendar with days for a finger', async ({ page }) => {
      const section = await open(page, 'date-picker')
      await section.getByRole('button', { name: 'Открыть календарь' }).first().tap()
      const calendar = page.getByRole('dialog', { name: 'Выбор даты' })
      await expect(calendar).toBeInViewport({ ratio: 1 })
      const day = await settledBox(calendar.getByRole('button', { name: /^24 ноября/ }))
      expect(day?.height).toBeGreaterThanOrEqual(44)
      expect(day?.width).toBeGreaterThanOrEqual(40)
    })
  })
})
