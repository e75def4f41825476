// `npm run new:case -- complaint reviews`: writes the declaration of a kind of case that visitors file, in a section.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { withModules } from './lib/with-modules.mjs'

const [name, section, folder = section] = process.argv.slice(2)
const modules = [
  '/scripts/lib/case-refusal.ts',
  '/scripts/lib/area-refusal.ts',
  '/schemas/cases/filed-kinds.ts',
  '/schemas/cases/untranslated.ts',
]
const { refusal, screen, camel, sentence } = await withModules(modules, async (load) => {
  const [{ caseRefusal }, { inCamelCase }, { filedKindPath }, { wordsOfName }] = await Promise.all(
    modules.map(load),
  )
  const refusal = caseRefusal(name, section, folder)
  return refusal
    ? { refusal }
    : {
        screen: filedKindPath({ name, filed: { section } }),
        camel: inCamelCase(name),
        sentence: wordsOfName(name),
      }
})
if (refusal) {
  console.error(refusal)
  process.exit(1)
}

const path = `schemas/${folder}/${name}.case.ts`
const same = (text) => `{ ru: '${text}', kk: '${text}', uz: '${text}', en: '${text}' }`

mkdirSync(`schemas/${folder}`, { recursive: true })
writeFileSync(
  path,
  `import { defineCase } from '../cases/define-case.ts'
import { t } from '../core/type.ts'

/** Its author, its purpose, and who settles it. */
export const ${camel}Case = defineCase({
  name: '${name}',
  label: ${same(sentence)},
  begins: ['new'],
  states: {
    new: { label: { ru: 'Новое', kk: 'Жаңа', uz: 'Yangi', en: 'New' } },
    accepted: { label: { ru: 'Принято', kk: 'Қабылданды', uz: 'Qabul qilindi', en: 'Accepted' } },
    refused: { label: { ru: 'Отклонено', kk: 'Қабылданбады', uz: 'Rad etildi', en: 'Refused' } },
    withdrawn: { label: { ru: 'Отозвано', kk: 'Кері қайтарылды', uz: 'Qaytarib olindi', en: 'Withdrawn' } },
  },
  arrows: {
    accept: {
      label: { ru: 'Приняли', kk: 'Қабылданды', uz: 'Qabul qilindi', en: 'Accepted' },
      act: { ru: 'Принять', kk: 'Қабылдау', uz: 'Qabul qilish', en: 'Accept' },
      from: ['new'],
      to: 'accepted',
      by: ['clinic'],
    },
    refuse: {
      label: { ru: 'Отклонили', kk: 'Қабылданбады', uz: 'Rad etildi', en: 'Refused' },
      act: { ru: 'Отклонить', kk: 'Қабылдамау', uz: 'Rad etish', en: 'Refuse' },
      told: {
        clinic: { ru: 'Клиника отклонила', kk: 'Клиника қабылдамады', uz: 'Klinika rad etdi', en: 'The clinic has refused' },
      },
      from: ['new'],
      to: 'refused',
      by: ['clinic', 'clock'],
      needsReason: true,
    },
    withdraw: {
      label: { ru: 'Отозвали', kk: 'Кері қайтарылды', uz: 'Qaytarib olindi', en: 'Withdrawn' },
      act: { ru: 'Отозвать', kk: 'Кері қайтару', uz: 'Qaytarib olish', en: 'Withdraw' },
      from: ['new'],
      to: 'withdrawn',
      by: ['patient'],
    },
  },
  filed: {
    section: '${section}',
    list: ${same(sentence)},
    title: ${same(sentence)},
    lead: {
      ru: 'Клиника ответит вам сообщением.',
      kk: 'Клиника сізге хабарламамен жауап береді.',
      uz: 'Klinika sizga xabar bilan javob beradi.',
      en: 'The clinic answers you by a message.',
    },
    form: t.object({
      text: t.string({
        label: { ru: 'Что случилось', kk: 'Не болды', uz: 'Nima boʻldi', en: 'What has happened' },
        max: 2000,
        multiline: true,
      }),
    }),
    example: { text: 'Пример' },
    waits: { clinic: ['new'] },
    clock: [
      {
        arrow: 'refuse',
        days: 30,
        reason: {
          ru: 'Клиника не ответила за 30 дней.',
          kk: 'Клиника 30 күн ішінде жауап бермеді.',
          uz: 'Klinika 30 kun ichida javob bermadi.',
          en: 'The clinic has not answered in 30 days.',
        },
      },
    ],
    keepDays: 365,
  },
})
export default ${camel}Case
`,
)
execFileSync('biome', ['format', '--write', path], { stdio: ['ignore', 'ignore', 'inherit'] })
console.log(`Wrote
  ${path}

Next: its words in four languages, its fields, states and arrows.
  npm run dev   opens its form for patients at /link/case/${name}?company=1001, and its list for a clinic's staff
                at /pro/{company}/${screen}
  npm run check -- ${name}   tests it alone, and names the words that are not translated yet`)
