import { expect, type Page } from '@playwright/test'
import writeXlsx from 'write-excel-file/node'
import { axeFaults } from './axe-faults.ts'
import { demoPassword, demoSite } from './demo-site.ts'
import { test } from './test.ts'

const { open, beSignedIn } = demoSite()

const table = `Выгрузка из прежней программы;;;;
Фамилия;Имя;Телефон;Дата рождения;Скидка
Нурпеисова;Динара;8 701 555-10-01;03/04/1985;5
Нурпеисов;Арман;8 701 555-10-02;05/06/1990;
Нурпеисов;Азамат;8,7011E+10;31.02.1990;
`

/** What is wrong with the step that is shown, and whether it is wider than the phone. */
async function expectFine(page: Page): Promise<void> {
  // While an address is opened within the application its title is away for a moment.
  await expect(page).toHaveTitle(/./)
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}

test.use({ viewport: { width: 360, height: 800 } })

test('a table is brought on a phone, shown before it is written, written without its faults, and undone', async ({
  page,
}) => {
  await beSignedIn(page, 'owner')
  await open(page, '/pro/1001/mis/patients')
  await page.getByRole('link', { name: 'Импорт и экспорт' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Импорт и экспорт' })).toBeVisible()
  await expectFine(page)

  await page.getByRole('link', { name: 'Внести таблицу: Пациенты' }).click()
  await expect(page.getByRole('combobox', { name: 'Что в таблице' })).toHaveValue('patients')
  await expectFine(page)
  const old = { name: 'старая.csv', mimeType: 'text/csv', buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]) }
  await page.getByLabel('Файл с таблицей').setInputFiles(old)
  await expect(page.getByRole('alert').filter({ hasText: 'сохраните как XLSX' })).toBeVisible()
  const file = { name: 'Пациенты.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }
  await page.getByRole('button', { name: /Удалить|Убрать/ }).click()
  await page.getByLabel('Файл с таблицей').setInputFiles(file)

  await expect(page.getByRole('heading', { name: 'Что в каких колонках' })).toBeVisible()
  await expect(page.getByLabel('В какой строке названия колонок')).toHaveValue('2')
  await expect(page.getByRole('combobox', { name: 'Что в колонке «Скидка»' })).toHaveValue('')
  await expectFine(page)
  // What is chosen outlives the page, and one press is enough.
  const discount = page.getByRole('combobox', { name: 'Что в колонке «Скидка»' })
  await discount.selectOption('Заметка')
  await page.reload()
  await expect(discount).toHaveValue('remark')
  await page.getByRole('button', { name: 'Проверить строки' }).click()
  await expect(page.getByRole('alert').getByText('Выберите, как читать эту колонку.')).toBeVisible()
  await page.getByRole('radio', { name: /3 апреля 1985/ }).check()
  await page.getByRole('button', { name: 'Проверить строки' }).click()

  await expect(page.getByRole('heading', { name: 'Что изменится' })).toBeVisible()
  await expect(page.getByText('Дата рождения: 3 апреля 1985')).toBeVisible()
  await expectFine(page)
  await page.getByRole('link', { name: /С ошибками/ }).click()
  await expect(page.getByText('Таблица округлила номер')).toBeVisible()
  await expect(page.getByText('Такого дня в календаре нет')).toBeVisible()
  await expectFine(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать строки с ошибками' }).click()
  await download
  // The state is the server's: what was shown is there after the page was left.
  await page.reload()
  await page.getByRole('button', { name: 'Внести 2 строки, без ошибочных' }).click()

  await expect(page.getByText('Внесены 2 строки')).toBeVisible()
  await expectFine(page)
  await page.getByRole('button', { name: 'Отменить импорт' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить импорт' }).click()
  await expect(page.getByText('Отменены 2 строки')).toBeVisible()
  await expectFine(page)
  await page.getByRole('link', { name: 'Импорт и экспорт' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Пациенты.csv' })).toContainText('Отменено')
})

test('a sheet of a workbook is chosen, what visitors would see is said before it is written, and the table is removed from the list', async ({
  page,
}) => {
  const rows = (...lines: string[][]) =>
    lines.map((line) => line.map((value) => (value === '' ? null : { value, type: String })))
  const prices = rows(
    ['№', 'Услуга', '', 'Цена'],
    ['', 'Название', 'Категория', ''],
    ['1', 'УЗИ сердца', 'Доплер', '1000–1500'],
  )
  const workbook = await writeXlsx([
    { sheet: 'Оглавление', data: rows(['Прайс на год']) },
    { sheet: 'Цены', data: prices },
  ])
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const file = { name: 'Прайс.xlsx', mimeType: type, buffer: await workbook.toBuffer() }
  await beSignedIn(page, 'owner')
  await open(page, '/pro/1001/exchange/new?subject=services')
  await page.getByLabel('Файл с таблицей').setInputFiles(file)
  await page.getByRole('radio', { name: 'Цены' }).check()
  await expectFine(page)
  await page.getByRole('button', { name: 'Дальше' }).click()
  await expect(page.getByRole('combobox', { name: 'Что в колонке «Услуга / Категория»' })).toHaveValue(
    'group',
  )
  await page.getByRole('button', { name: 'Проверить строки' }).click()
  await expect(page.getByText('1 новая категория: «Доплер»')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Сразу показать на сайте 1 новую/ })).not.toBeChecked()
  await expect(page.getByText('Цена до: 1 500')).toBeVisible()
  await expectFine(page)

  await page.getByRole('link', { name: 'Импорт и экспорт' }).click()
  const listed = page.getByRole('listitem').filter({ hasText: 'Прайс.xlsx' })
  await expect(listed).toHaveCount(1)
  await expectFine(page)
  await page.getByRole('button', { name: 'Удалить таблицу «Прайс.xlsx»' }).click()
  await expect(listed).toHaveCount(0)
})

test('everything goes out as one file with the password, is downloaded, and is refused by a clinic that has data', async ({
  page,
}) => {
  await beSignedIn(page, 'owner')
  await open(page, '/pro/1001/exchange')
  await page.getByRole('link', { name: 'Открыть', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Вся клиника одним файлом' })).toBeVisible()
  await expectFine(page)

  await page.getByRole('button', { name: 'Собрать файл' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ваш пароль', { exact: true }).fill('не тот пароль')
  await dialog.getByRole('button', { name: 'Собрать файл' }).click()
  await expect(dialog.getByText('Исправьте 1 отмеченное поле')).toBeAttached()
  await dialog.getByLabel('Ваш пароль', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Собрать файл' }).click()
  await expect(page.getByText('Файл готов')).toBeVisible()
  await expectFine(page)

  await page.getByRole('button', { name: 'Скачать' }).click()
  await dialog.getByLabel('Ваш пароль', { exact: true }).fill(demoPassword)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Скачать' }).click()
  const path = await (await download).path()
  await expect(page.getByText('Скачивание:')).toBeVisible()

  await page.getByRole('button', { name: 'Внести файл' }).click()
  await dialog.getByLabel('Файл со всей клиникой').setInputFiles(path)
  await dialog.getByLabel('Ваш пароль', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Внести нельзя: в клинике уже есть данные')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Записать в клинику' })).toBeHidden()
  await expectFine(page)
})
