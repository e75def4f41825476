import { expect, type Locator, type Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { everyRun } from './every-run.ts'
import { hydrated } from './hydrated.ts'
import { settledBox } from './settled-box.ts'
import { test } from './test.ts'

/** Opens the examples of these parts, or of all. */
const open = async (page: Page, ...parts: readonly string[]) => {
  await page.goto(`/blocks/ui?${parts.map((part) => `part=${part}`).join('&')}`)
  await expect(page.locator('h1')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await hydrated(page)
}
/** The same, where time then passes only if the test says so, however slow the machine is. */
async function openStill(page: Page, ...parts: string[]): Promise<void> {
  await page.clock.install()
  await open(page, ...parts)
  await page.clock.pauseAt(Date.now() + 3_600_000)
}
const button = (page: Page, part: string, name: string) =>
  page.locator(`#${part}`).getByRole('button', { name, exact: true })

/** Presses in the middle of an element, moves the pointer by `x` and `y`, releases. */
async function drag(page: Page, held: Locator, x: number, y: number): Promise<void> {
  const box = await held.boundingBox()
  if (!box) throw new Error('what should be dragged is not there')
  const from = { x: box.x + box.width / 2 - 20, y: box.y + 24 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + x / 2, from.y + y / 2, { steps: 4 })
  await page.mouse.move(from.x + x, from.y + y, { steps: 4 })
  await page.mouse.up()
}

test.describe('dialog (S-MODAL, B-25)', () => {
  test('takes the focus, holds it and gives it back; the page behind does not scroll (C-8)', async ({
    page,
  }) => {
    await open(page)
    const trigger = button(page, 'dialog', 'Вопрос')
    await trigger.click()
    const dialog = page.getByRole('dialog', { name: 'Отменить запись?' })
    await expect(dialog).toHaveAttribute('id', 'dialog-cancel')
    await expect(dialog).toHaveAccessibleDescription('Приём у кардиолога завтра в 10:30.')
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(10, 10)
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(150)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(trigger).toBeFocused()
  })

  test('closes in 100 ms by its button and by a press on the overlay, unless that would lose what was typed', async ({
    page,
  }) => {
    await open(page, 'dialog')
    const dialog = page.getByRole('dialog')
    await button(page, 'dialog', 'Вопрос').click()
    await dialog.getByRole('button', { name: 'Закрыть' }).click()
    await expect(dialog).toBeHidden()
    await button(page, 'dialog', 'Вопрос').click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
    await button(page, 'dialog', 'Не закрывается мимо').click()
    await dialog.getByLabel('Фамилия и имя').fill('Ахметова')
    await page.mouse.click(5, 5)
    await page.waitForTimeout(200)
    await expect(dialog).toBeVisible()
    const closing = await dialog.evaluate((element) => {
      element.setAttribute('data-ending-style', '')
      return getComputedStyle(element).transitionDuration.split(', ')
    })
    expect(new Set(closing)).toEqual(new Set(['0.1s']))
  })

  test('lets Escape close only the topmost', async ({ page }) => {
    await open(page, 'dialog')
    await button(page, 'dialog', 'Длинный текст').click()
    const outer = page.locator('#dialog-long')
    const inner = page.locator('#dialog-inner')
    await outer.getByRole('button', { name: 'Окно в окне' }).click()
    await expect(inner).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(inner).toBeHidden()
    await expect(outer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(outer).toBeHidden()
  })

  test('is dragged away by more than 35 % of its height, and comes back from less (C-8)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 720 })
    await open(page, 'dialog')
    await button(page, 'dialog', 'Длинный текст').click()
    const dialog = page.locator('#dialog-long')
    const heading = dialog.getByRole('heading', { name: 'Правила подготовки' })
    await expect(heading).toBeVisible()
    const box = await settledBox(dialog)
    const [height, top] = [box?.height ?? 0, box?.y ?? 0]
    await page.mouse.move(100, top + 30)
    await page.mouse.down()
    await page.mouse.move(100, top + 30 + height * 0.33, { steps: 4 })
    expect((await dialog.boundingBox())?.y).toBeCloseTo(top + height * 0.33, 0)
    await page.mouse.up()
    await expect.poll(async () => (await dialog.boundingBox())?.y).toBeCloseTo(top, 0)
    await drag(page, heading, 0, -height * 0.4)
    await expect(dialog).toBeVisible()
    await drag(page, heading, 0, height * 0.37)
    await expect(dialog).toBeHidden()
  })

  test('a drawer is dragged back to its side', async ({ page }) => {
    await open(page, 'drawer')
    await button(page, 'drawer', 'Справа').click()
    const drawer = page.getByRole('dialog', { name: 'Отбор врачей' })
    const heading = drawer.getByRole('heading')
    const width = (await settledBox(drawer))?.width ?? 0
    await drag(page, heading, width * 0.3, 0)
    await settledBox(drawer)
    await expect(drawer).toBeVisible()
    await drag(page, heading, -width * 0.5, 0)
    await expect(drawer).toBeVisible()
    await drag(page, heading, width * 0.4, 0)
    await expect(drawer).toBeHidden()
  })
})

test.describe('toast (S-TOAST, B-24)', () => {
  const toasts = (page: Page) => page.getByRole('region', { name: 'Уведомления' }).locator('[data-variant]')

  test('comes newest first at the top, last at the bottom, with the right role and its markup', async ({
    page,
  }) => {
    await openStill(page, 'toast')
    for (const name of ['Сведения', 'Ошибка', 'Снизу', 'Простой']) await button(page, 'toast', name).click()
    await expect(toasts(page)).toHaveCount(4)
    await expect(toasts(page).nth(0)).toContainText('Ссылка скопирована')
    await expect(toasts(page).nth(1)).toContainText('Не удалось сохранить')
    await expect(toasts(page).nth(1)).toHaveRole('alert')
    await expect(toasts(page).nth(2)).toHaveRole('status')
    const top = (await settledBox(toasts(page).nth(3)))?.y ?? 0
    expect(top).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 2)
    await button(page, 'toast', 'Успех').click()
    await expect(toasts(page).getByRole('link', { name: 'Мои записи' })).toHaveAttribute('href', '/profile')
  })

  test('stays 7 seconds, and as long as it is read (C-6)', async ({ page }) => {
    await openStill(page, 'toast')
    await button(page, 'toast', 'Сведения').click()
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.fastForward(5000)
    await expect(toasts(page)).toHaveCount(1)
    await toasts(page).hover()
    await page.clock.fastForward(20_000)
    await expect(toasts(page)).toHaveCount(1)
    await page.mouse.move(5, 600)
    await toasts(page).getByRole('button', { name: 'Закрыть' }).focus()
    await page.clock.fastForward(20_000)
    await expect(toasts(page)).toHaveCount(1)
    await button(page, 'toast', 'Ошибка').focus()
    await page.clock.fastForward(2000)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('goes by its button, which gives the focus back; an open dialog stays', async ({ page }) => {
    await openStill(page, 'toast', 'dialog')
    const raise = button(page, 'toast', 'Сведения')
    await raise.focus()
    await page.keyboard.press('Enter')
    await toasts(page).getByRole('button', { name: 'Закрыть' }).click()
    await expect(toasts(page)).toHaveCount(0)
    await expect(raise).toBeFocused()

    await page.keyboard.press('Enter')
    await button(page, 'dialog', 'Вопрос').click()
    await page.clock.runFor(1000)
    await expect(page.getByRole('dialog')).toBeVisible()
    await toasts(page).getByRole('button', { name: 'Закрыть' }).click()
    await expect(toasts(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('is dragged away sideways by half of its width, and comes back from less (C-6)', async ({ page }) => {
    await openStill(page, 'toast')
    await button(page, 'toast', 'Сведения').click()
    await expect(toasts(page)).toHaveCount(1)
    const box = await settledBox(toasts(page))
    const width = box?.width ?? 0
    await drag(page, toasts(page), width * 0.45, 0)
    await expect.poll(async () => (await toasts(page).boundingBox())?.x).toBeCloseTo(box?.x ?? 0, 0)
    await drag(page, toasts(page), -width * 0.52, 0)
    await expect(toasts(page)).toHaveCount(0)
  })
})

test.describe('loading indicator (S-LOAD, B-26)', () => {
  const bar = (page: Page) => page.getByRole('progressbar', { name: 'Страница загружается' })
  const filled = async (page: Page) =>
    ((await bar(page).boundingBox())?.width ?? 0) / (page.viewportSize()?.width ?? 1)

  test('shows nothing for a fast load, rises after 200 ms, fills at the end and is gone (C-7)', async ({
    page,
  }) => {
    await openStill(page, 'loading-indicator')
    await page.locator('#loading-indicator').evaluate((part) => {
      const [start, finish] = part.querySelectorAll('button')
      start?.click()
      finish?.click()
    })
    await page.clock.runFor(300)
    await expect(bar(page)).toHaveCount(0)

    await button(page, 'loading-indicator', 'Начать').click()
    await page.clock.runFor(250)
    await expect(bar(page)).toBeVisible()
    expect((await bar(page).boundingBox())?.height).toBe(4)
    const early = await filled(page)
    await page.clock.runFor(1000)
    await expect.poll(() => filled(page)).toBeGreaterThan(early)
    expect(await filled(page)).toBeLessThan(1)
    await button(page, 'loading-indicator', 'Закончить').click()
    await page.clock.runFor(100)
    await expect.poll(() => filled(page)).toBe(1)
    await page.clock.runFor(1000)
    await expect(bar(page)).toHaveCount(0)
  })

  test('shows a failure in another colour', async ({ page }) => {
    await openStill(page, 'loading-indicator')
    const colour = () => bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)
    await button(page, 'loading-indicator', 'Начать').click()
    await page.clock.runFor(250)
    const usual = await colour()
    await button(page, 'loading-indicator', 'Прервать с ошибкой').click()
    await page.clock.runFor(100)
    await expect.poll(() => filled(page)).toBe(1)
    expect(await colour()).not.toBe(usual)
  })
})

test.describe('tooltip and popover (B-41)', () => {
  test('a tooltip comes at once, 5 px from its button, and goes after 150 ms (C-16, C-17)', async ({
    page,
  }) => {
    await open(page, 'tooltip')
    const trigger = button(page, 'tooltip', 'Напечатать')
    await expect(trigger).toHaveAccessibleDescription('Напечатать направление на двух листах')
    const tip = page.locator('[data-open]').getByText('Напечатать направление на двух листах')
    await trigger.hover()
    await expect(tip).toBeVisible()
    const [above, below] = [await settledBox(tip), await settledBox(trigger)]
    expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeCloseTo(5, 0)
    await page.mouse.move(5, 5)
    await expect(tip).toBeHidden()
    await trigger.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
  })

  test('a hint with a link leaves a second to reach it (C-17)', async ({ page }) => {
    await page.clock.install()
    await open(page, 'tooltip')
    const hint = page.getByRole('dialog', { name: 'Что такое ОСМС' })
    const trigger = button(page, 'tooltip', 'Подсказка со ссылкой')
    await settledBox(trigger)
    await trigger.hover()
    await expect(hint).toBeVisible()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.mouse.move(5, 5)
    await page.clock.runFor(900)
    await expect(hint.and(page.locator('[data-open]'))).toBeVisible()
    await page.clock.runFor(200)
    await expect(hint.and(page.locator('[data-open]'))).toHaveCount(0)
  })

  test('a popover opens in its container, gives the focus back, and closes by a press outside', async ({
    page,
  }) => {
    await open(page, 'popover')
    const trigger = button(page, 'popover', 'Открыть рядом')
    await trigger.click()
    const popover = page.locator('#popover-place').getByRole('dialog', { name: 'Режим работы в праздники' })
    await expect(popover).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popover).toBeHidden()
    await expect(trigger).toBeFocused()

    await trigger.click()
    await expect(popover).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(popover).toBeHidden()
    await trigger.click()
    await expect(popover).toBeVisible()
  })
})

test('a menu is used by arrows, End, Enter and Escape', async ({ page }) => {
  await open(page, 'menu')
  const trigger = button(page, 'menu', 'Действия')
  await trigger.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitem', { name: 'Сделать копию' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(menu.getByRole('menuitem', { name: 'Удалить' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
  await expect(page.locator('#menu output')).toHaveText('Выбрано: Удалить')
  await expect(trigger).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('tabs are changed by arrows, a disabled one is never opened; stars are chosen by arrows; a table is sorted by its heads', async ({
  page,
}) => {
  await open(page, 'tabs', 'rating', 'table')
  const tabs = page.getByRole('tablist', { name: 'Карта пациента' })
  await tabs.getByRole('tab', { name: 'Приёмы' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(tabs.getByRole('tab', { name: /Анализы/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveText('Готовы три результата.')
  await tabs.getByRole('tab', { name: 'Архив' }).click({ force: true })
  await expect(tabs.getByRole('tab', { name: 'Архив' })).toHaveAttribute('aria-selected', 'false')

  const table = page.getByRole('table', { name: 'Приёмы на неделе' })
  await expect(table.getByRole('rowheader')).toHaveText([/Айгерим/, /Константин/, /Oʻtkir/])
  await table.getByRole('button', { name: 'Сумма' }).click()
  await expect(table.getByRole('rowheader')).toHaveText([/Константин/, /Айгерим/, /Oʻtkir/])
  await expect(table.getByRole('columnheader', { name: 'Сумма' })).toHaveAttribute('aria-sort', 'ascending')

  const stars = page.getByRole('radiogroup', { name: 'Оцените клинику' })
  await stars.getByRole('radio', { name: '4 из 5, хорошо' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(stars.getByRole('radio', { name: '5 из 5, отлично' })).toBeChecked()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what documents use still works', async ({ page }) => {
    await page.goto('/blocks/ui')
    const answer = page.getByText('Не ешьте четыре часа')
    await expect(answer).toBeHidden()
    await page.locator('#accordion summary').nth(1).click()
    await expect(answer).toBeVisible()
    await expect(page.locator('#pagination').getByRole('link', { name: 'Дальше' }).first()).toHaveAttribute(
      'href',
      /#pagination-2/,
    )
    await button(page, 'dialog', 'Без JavaScript').click()
    const dialog = page.getByRole('dialog', { name: 'Как нас найти' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Закрыть' }).click()
    await expect(dialog).toBeHidden()
    await button(page, 'popover', 'Без JavaScript').click()
    await expect(page.getByText('Приём по живой очереди')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Приём по живой очереди')).toBeHidden()
    await page.getByRole('radio', { name: '3 из 5, нормально' }).first().check()
  })
})

const parts = [
  'accordion',
  'avatar',
  'badge',
  'breadcrumbs',
  'card',
  'empty-state',
  'pagination',
  'rating',
  'skeleton',
  'table',
  'tabs',
]
/** How to open each floating part, and which element to compare. */
const overlays: Record<string, { open: (page: Page) => Promise<void>; at: string }> = {
  dialog: { open: (page) => button(page, 'dialog', 'Вопрос').click(), at: '#dialog-cancel' },
  'dialog-native': { open: (page) => button(page, 'dialog', 'Без JavaScript').click(), at: 'dialog:modal' },
  drawer: { open: (page) => button(page, 'drawer', 'Снизу').click(), at: '#drawer-bottom' },
  menu: { open: (page) => button(page, 'menu', 'Действия').click(), at: '[role=menu]' },
  popover: {
    open: (page) => button(page, 'popover', 'Открыть рядом').click(),
    at: '#popover-place [role=dialog]',
  },
  tooltip: {
    open: (page) => button(page, 'tooltip', 'Напечатать').hover(),
    at: '[data-open][data-side] > [data-open]',
  },
  toast: {
    open: async (page) => {
      await button(page, 'toast', 'Успех').click()
      // Hovering pauses its timer.
      await page.locator('#toasts [data-variant]').hover()
    },
    at: '#toasts [data-variant]',
  },
}

/** Shows or hides the elements behind a floating part, because they are not under test. */
const showBehind = (page: Page, isShown: boolean) =>
  page.locator('main > section:not(#popover, #dialog, #tooltip)').evaluateAll(
    (sections, visibility) => {
      for (const section of sections) section.style.visibility = visibility
    },
    isShown ? '' : 'hidden',
  )

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    // Each theme once, each width once.
    test.describe(`${theme}, ${width} px`, everyRun((theme === 'dark') === (width === 360)), () => {
      test.use({ viewport: { width, height: 800 }, colorScheme: theme, reducedMotion: 'reduce' })
      const look = { maxDiffPixelRatio: 0.03, animations: 'disabled', caret: 'hide' } as const

      test('every part looks as it did, and axe finds nothing', async ({ page }) => {
        await open(page)
        for (const part of parts)
          await expect.soft(page.locator(`#${part}`)).toHaveScreenshot(`${part}-${width}-${theme}.png`, look)
        const own = [...parts, 'dialog', 'drawer', 'loading-indicator', 'menu', 'popover', 'toast', 'tooltip']
        expect(
          await axeFaults(
            page,
            own.map((part) => `#${part}`),
          ),
        ).toEqual([])
      })

      test(
        'what floats looks as it did, and axe finds nothing',
        everyRun(width === 360),
        async ({ page }) => {
          await open(page)
          for (const [name, { open: show, at }] of Object.entries(overlays)) {
            const shown = page.locator(at)
            await show(page)
            await expect(shown).toBeVisible()
            await showBehind(page, false)
            await expect.soft(shown).toHaveScreenshot(`${name}-open-${width}-${theme}.png`, look)
            await showBehind(page, true)
            expect.soft(await axeFaults(page, [at]), name).toEqual([])
            if (name === 'toast') return
            await page.mouse.move(1, 1)
            await page.keyboard.press('Escape')
            await expect(shown).toBeHidden()
          }
        },
      )
    })
  }
}

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  for (const path of ['/blocks/ui', '/uz/blocks/ui', '/kk/blocks/ui']) {
    test(
      `nothing scrolls sideways at ${path}, and what is pressed is 44 px high`,
      everyRun(path.startsWith('/uz')),
      async ({ page }) => {
        await page.goto(path)
        await hydrated(page)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBeLessThanOrEqual(0)
        const small = await page
          .locator(parts.map((part) => `#${part} :is(button, summary, [role=tab], nav a, label)`).join(','))
          .evaluateAll((targets) =>
            targets
              .filter((target) => target.getBoundingClientRect().height > 1)
              .filter((target) => target.getBoundingClientRect().height < 44)
              .map((target) => target.outerHTML.slice(0, 120)),
          )
        expect(small).toEqual([])
      },
    )
  }
})
