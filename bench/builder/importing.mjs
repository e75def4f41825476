import { quantile } from '../lib/statistics.mjs'
import { openBuilder } from './open-builder.mjs'

const rounds = 5
const limit = 3000
const bytes = 2 * 1024 * 1024

/** A page of an old site of two megabytes: texts, and prices in tables, as a clinic with everything on one page has it. */
function largePage() {
  const parts = ['<!doctype html><meta charset="utf-8"><title>Старый сайт</title><h1>Наша клиника</h1>']
  let size = 0
  for (let index = 0; size < bytes; index++) {
    const rows = Array.from(
      { length: 40 },
      (_, row) =>
        `<tr><td class="name">Услуга ${index}.${row}, как она называется</td><td class="price">${1000 + row * 50} тг</td></tr>`,
    )
    const text = `<p style="font-family:Arial">${'Мы лечим взрослых и детей и никуда не торопимся. '.repeat(12)}</p>`
    const part = `<h2>Раздел ${index}</h2>${text}<table><tr><th>Услуга</th><th>Цена</th></tr>${rows.join('')}</table>`
    size += Buffer.byteLength(part)
    parts.push(part)
  }
  return Buffer.from(parts.join(''))
}

/** The time from the choice of an old page of two megabytes until its proposals are shown, and whether progress was shown. */
export async function importing(newPage, site) {
  const page = await newPage()
  await openBuilder(page, site, 'index', false)
  await page.getByRole('tab', { name: 'Страницы' }).click()
  await page.getByRole('button', { name: 'Перенести старый сайт' }).click()
  const dialog = page.getByRole('dialog').last()
  const buffer = largePage()
  const times = []
  let hasProgress = true
  for (let round = 0; round <= rounds; round++) {
    const progress = dialog.getByRole('progressbar').first().waitFor()
    const began = performance.now()
    await dialog
      .getByLabel('Файл старого сайта')
      .setInputFiles({ name: 'old.html', mimeType: 'text/html', buffer })
    await dialog.getByRole('button', { name: 'Взять страницы: 1' }).waitFor()
    if (round > 0) times.push(performance.now() - began)
    hasProgress &&= await progress.then(
      () => true,
      () => false,
    )
    await dialog.getByRole('button', { name: 'Другой файл' }).click()
    await dialog.getByRole('button', { name: 'Удалить «old.html»' }).first().click()
  }
  await page.context().close()
  const p50 = quantile(times, 0.5)
  return [
    {
      name: `import of a page of ${(buffer.length / 1024 / 1024).toFixed(1)} MB, with progress`,
      target: `p50 ≤ ${limit} ms`,
      value: `p50 ${p50.toFixed(0)} ms, progress ${hasProgress ? 'shown' : 'not shown'}`,
      holds: p50 <= limit && hasProgress,
    },
  ]
}
