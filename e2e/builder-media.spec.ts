import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { docx } from '../site-import/testing/docx.ts'
import { axeFaults, expectClean } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { test } from './test.ts'

const { open, beSignedIn } = demoSite({ elsewhere: true })
const screen = '/pro/1001/clinic-website'

const faults = (page: Page) => axeFaults(page, [], ['iframe'])
const canvas = (page: Page) => page.frameLocator('iframe')

const photo = async (background: string) =>
  await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()

test.describe('the media library (PS8)', () => {
  test('takes several files at once on a phone, and says what is wrong with the one that it refuses', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await beSignedIn(page, 'owner')
    await open(page, screen)
    await page.getByRole('button', { name: 'Быстро', exact: true }).click()
    await page.getByRole('button', { name: 'Медиатека' }).click()
    const library = page.getByRole('dialog', { name: 'Медиатека' })
    await library.getByLabel('Добавить в медиатеку').setInputFiles([
      {
        name: 'IMG_1.HEIC',
        mimeType: 'image/heic',
        buffer: readFileSync('backend/kit/pictures/fixtures/photo.heic'),
      },
      // Metadata of a camera beside the pixels makes it as heavy as a real one.
      {
        name: 'Ресепшен.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.concat([await photo('#336699'), Buffer.alloc(20 * 1024 * 1024)]),
      },
      { name: 'фото.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ\u0090 This program') },
    ])
    await expect(library.getByText('Этот файл не подходит. Годятся фото JPG')).toBeVisible()
    await expect(library.getByRole('button', { name: 'Ресепшен', exact: false }).first()).toBeVisible()
    await expect(library.getByRole('button', { name: /^IMG_1/ })).toBeVisible()
    await library.getByRole('button', { name: 'Убрать: фото.jpg' }).click()
    await expect(library.getByText('Этот файл не подходит')).toHaveCount(0)
    await library.getByRole('searchbox', { name: 'Найти по названию' }).fill('ресеп')
    await expect(library.getByRole('listitem')).toHaveCount(1)
    await expectClean(page, [], ['iframe'])
    await library.getByRole('button', { name: /^Ресепшен/ }).click()
    const item = page.getByRole('dialog', { name: 'Ресепшен' })
    await expect(item.getByRole('textbox', { name: 'Қазақша' })).toBeVisible()
    await expectClean(page, [], ['iframe'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await item.getByRole('button', { name: 'Ко всей медиатеке' }).click()

    const sending = Promise.withResolvers<void>()
    await page.route('**/media/upload', async (route) => {
      await sending.promise
      await route.continue()
    })
    await library
      .getByLabel('Добавить в медиатеку')
      .setInputFiles({ name: 'Кабинет.jpg', mimeType: 'image/jpeg', buffer: await photo('#996633') })
    await expect(library.getByText('Кабинет.jpg')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('1 файл ещё загружается. Он появится в медиатеке.')).toBeVisible()
    sending.resolve()
    await expect(page.getByText('Добавлено: Кабинет')).toBeVisible()
  })

  test('gives a picture to a block; its focal point, its crop and its replacement are on the page at once', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1000 })
    await beSignedIn(page, 'owner')
    await open(page, screen)
    await page.getByRole('button', { name: 'Добавить блок' }).press('Enter')
    await page.getByRole('textbox', { name: 'Найти блок' }).fill('изображение')
    await page.getByRole('button', { name: /^Изображение/ }).press('Enter')
    await page.getByRole('button', { name: 'Загрузить или выбрать' }).press('Enter')
    await page
      .getByRole('dialog', { name: 'Выберите изображение' })
      .getByRole('button', { name: /^Ресепшен/ })
      .press('Enter')
    const shown = canvas(page).locator('img[src*="/images/site/1001/"]')
    await expect(shown).toHaveCount(1)
    const first = await shown.getAttribute('src')

    await page.getByRole('button', { name: 'Настроить кадр' }).press('Enter')
    const item = page.getByRole('dialog', { name: 'Ресепшен' })
    await item.getByRole('application', { name: /^Главное место/ }).press('ArrowLeft')
    await expect(shown).toHaveAttribute('style', /object-position:\s*45% 50%/)
    await item.getByRole('textbox', { name: 'English' }).fill('The front desk')
    await expect(item.getByText('Сохранено')).toBeVisible()
    await item.getByRole('button', { name: 'Кадрировать' }).press('Enter')
    await item.getByRole('radio', { name: 'Квадрат' }).press('Space')
    await item.getByRole('button', { name: 'Сохранить кадр' }).press('Enter')
    await expect(shown).not.toHaveAttribute('src', String(first))
    await expect(shown).toHaveAttribute('width', '800')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Всё сохранено')).toBeVisible()

    await page.getByRole('button', { name: 'Настроить кадр' }).press('Enter')
    await item.getByRole('button', { name: 'Удалить' }).press('Enter')
    await item.getByRole('button', { name: 'Удалить' }).press('Enter')
    await expect(item.getByText('Сначала уберите или замените его здесь:')).toBeVisible()
    await item.getByRole('button', { name: 'Заменить везде' }).press('Enter')
    const others = page.getByRole('dialog', { name: 'Чем заменить «Ресепшен»?' })
    await expect(others.getByText('сразу на 1 странице')).toBeVisible()
    await others.getByRole('button', { name: /^IMG_1/ }).press('Enter')
    await expect(shown).toHaveAttribute('width', '192')
    await page.getByRole('button', { name: 'Отменить · Заменено: «Ресепшен»' }).press('Enter')
    await expect(shown).toHaveAttribute('width', '800')
  })
})

test('an old site is brought on a phone: a Word document, and a saved page with its picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await beSignedIn(page, 'owner')
  await open(page, screen)
  await page.getByRole('button', { name: 'Страницы', exact: true }).click()
  await page.getByRole('button', { name: 'Перенести старый сайт' }).click()
  const dialog = page.getByRole('dialog').last()
  const choose = (name: string, buffer: Uint8Array) =>
    dialog
      .getByLabel('Файл старого сайта')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) })
  await choose('Прайс.docx', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))
  await expect(dialog.getByText('Это документ старого Word')).toBeVisible()
  await dialog.getByRole('button', { name: 'Убрать: Прайс.docx' }).click()
  const rows = [
    ['Услуга', 'Цена, тг'],
    ['Отбеливание лампой', '45 000'],
  ]
  await choose('Прайс.docx', docx([{ heading: 'Старые цены' }, { rows }]))
  await dialog.getByText('Данные: 1').click()
  await expect(dialog.getByText('Отбеливание лампой: 45 000 ₸')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Другой файл' }).click()
  // What the old site does not say is asked, and only then can be taken.
  const bare = [
    {
      rows: [
        ['Услуга', 'Цена'],
        ['Снятие отложений', '640'],
      ],
    },
    { text: 'Каримова Динара Маратовна, главный врач' },
  ]
  await choose('Прайс.docx', docx(bare))
  await dialog.getByText('Данные: 2').click()
  const ofPrice = dialog.getByRole('checkbox', { name: 'Снятие отложений' })
  const ofDoctor = dialog.getByRole('checkbox', { name: 'Каримова Динара Маратовна' })
  for (const box of [ofPrice, ofDoctor]) await expect(box).toBeDisabled()
  await dialog.getByLabel('Валюта цен на старом сайте').selectOption('KZT')
  await expect(ofPrice).toBeChecked()
  await dialog.getByLabel('Специальность').selectOption('Ортодонт')
  await expect(ofDoctor).toBeChecked()
  expect(await faults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Добавить отмеченное: 2' }).click()
  await expect(dialog.getByText('Добавлено в данные клиники: 2')).toBeVisible()
  await expect(dialog.getByText('Ортодонт · главный врач')).toBeVisible()
  await dialog.getByRole('button', { name: 'Другой файл' }).click()
  const saved = {
    'old.html': strToU8(
      '<h1>Старая страница</h1><p>Лечим с 1998 года.</p><img src="old_files/a.jpg" alt="Кабинет">',
    ),
    'old_files/a.jpg': new Uint8Array(await photo('#224466')),
  }
  await choose('Сайт.zip', zipSync(saved))
  await dialog.getByRole('button', { name: 'Взять страницы: 1' }).click()
  await expect(canvas(page).getByRole('heading', { name: 'Старая страница' })).toBeVisible()
  await expect(canvas(page).getByRole('img', { name: 'Кабинет' })).toHaveAttribute('src', /^\/images\//)
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect(canvas(page).getByRole('heading', { name: 'Старая страница' })).toHaveCount(0)
})
