import { exampleContent } from '../articles/article-schema.ts'
import type { Problem } from '../core/problem.ts'
import { repeatedProblems } from '../core/repeated-problems.ts'
import { type Static, t } from '../core/type.ts'
import { documentKinds } from '../documents/document-kinds.ts'
import { isNumberRule, usualNumber } from '../documents/number-rule.ts'
import { checkTemplate } from '../records/fill-template.ts'
import { isTemplateVariable } from '../records/template-variables.ts'
import { defineArea } from './define-area.ts'

const schema = t.object({
  name: t.text({
    label: { ru: 'Название документа', kk: 'Құжат атауы', uz: 'Hujjat nomi', en: 'Title of the document' },
    help: {
      ru: 'Так документ будет озаглавлен. Документ можно выдать на каждом языке, на котором есть название и текст.',
      kk: 'Құжат осылай аталады. Атауы мен мәтіні бар әр тілде құжат беруге болады.',
      uz: 'Hujjat sarlavhasi shunday boʻladi. Nomi va matni bor har bir tilda hujjat berish mumkin.',
      en: 'The heading of the document. It can be issued in each language that has a title and a text.',
    },
    max: 160,
  }),
  kind: t.choice(documentKinds, {
    label: { ru: 'Вид', kk: 'Түрі', uz: 'Turi', en: 'Kind' },
    default: 'certificate',
  }),
  body: t.rich({
    label: { ru: 'Текст', kk: 'Мәтін', uz: 'Matn', en: 'Text' },
    help: {
      ru: 'Вместо слов в фигурных скобках встанут данные: они в списке «Что подставляется в текст». Так же пишите вопросы, которые добавите ниже.',
      kk: 'Жақшадағы сөздердің орнына деректер қойылады: олар «Мәтінге не қойылады» тізімінде. Төменде қосатын сұрақтарыңызды да солай жазыңыз.',
      uz: 'Qavs ichidagi soʻzlar oʻrniga maʼlumotlar qoʻyiladi: ular “Matnga nima qoʻyiladi” roʻyxatida. Quyida qoʻshadigan savollaringizni ham shunday yozing.',
      en: 'Words in braces are replaced by facts: they are in the list “What is filled into the text”. Write questions that you add below in the same way.',
    },
  }),
  fields: t.array(
    t.object({
      name: t.string({
        label: { ru: 'Имя в тексте', kk: 'Мәтіндегі аты', uz: 'Matndagi nomi', en: 'Name in the text' },
        help: {
          ru: 'Без скобок: срок. В тексте пишите {срок}, одинаково на всех языках.',
          kk: 'Жақшасыз: мерзім. Мәтінде {мерзім} деп, барлық тілде бірдей жазыңыз.',
          uz: 'Qavssiz: muddat. Matnda {muddat} deb, barcha tillarda bir xil yozing.',
          en: 'Without braces: term. In the text write {term}, the same in all languages.',
        },
        max: 40,
        pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N} _-]*$',
      }),
      label: t.text({
        label: { ru: 'Вопрос', kk: 'Сұрақ', uz: 'Savol', en: 'Question' },
        max: 160,
      }),
      kind: t.choice(
        {
          text: { ru: 'Текст', kk: 'Мәтін', uz: 'Matn', en: 'Text' },
          date: { ru: 'Дата', kk: 'Күн', uz: 'Sana', en: 'Date' },
          number: { ru: 'Число', kk: 'Сан', uz: 'Son', en: 'Number' },
          money: { ru: 'Сумма денег', kk: 'Ақша сомасы', uz: 'Pul summasi', en: 'Amount of money' },
          choice: { ru: 'Выбор из списка', kk: 'Тізімнен таңдау', uz: 'Roʻyxatdan tanlash', en: 'Choice' },
        },
        {
          label: { ru: 'Что вписывают', kk: 'Не жазылады', uz: 'Nima yoziladi', en: 'What is entered' },
          help: {
            ru: 'Сумма денег возьмётся из услуг приёма, её можно исправить. Валюту добавим сами.',
            kk: 'Ақша сомасы қабылдаудағы қызметтерден алынады, оны түзетуге болады. Валютасын өзіміз қосамыз.',
            uz: 'Pul summasi qabuldagi xizmatlardan olinadi, uni tuzatish mumkin. Valyutasini oʻzimiz qoʻshamiz.',
            en: 'An amount of money is taken from the services of the visit, and can be corrected. The currency is added.',
          },
          default: 'text',
        },
      ),
      required: t.boolean({
        label: { ru: 'Обязательно', kk: 'Міндетті', uz: 'Majburiy', en: 'Required' },
        default: true,
      }),
      choices: t.array(
        t.text({ label: { ru: 'Вариант', kk: 'Нұсқа', uz: 'Variant', en: 'Option' }, max: 120 }),
        { label: { ru: 'Варианты', kk: 'Нұсқалар', uz: 'Variantlar', en: 'Options' }, maxItems: 30 },
      ),
    }),
    {
      label: {
        ru: 'Что спросить при выдаче',
        kk: 'Бергенде нені сұрау керек',
        uz: 'Berishda nimani soʻrash kerak',
        en: 'What to ask when it is issued',
      },
      maxItems: 20,
    },
  ),
  days: t.optional(
    t.integer({
      label: {
        ru: 'Действует, дней',
        kk: 'Жарамдылығы, күн',
        uz: 'Amal qilishi, kun',
        en: 'Valid for, days',
      },
      help: {
        ru: 'Пусто — без срока.',
        kk: 'Бос болса — мерзімсіз.',
        uz: 'Boʻsh boʻlsa — muddatsiz.',
        en: 'Empty: it does not expire.',
      },
      minimum: 1,
      maximum: 36_500,
    }),
  ),
  number: t.string({
    label: { ru: 'Номер', kk: 'Нөмірі', uz: 'Raqami', en: 'Number' },
    help: {
      ru: '{n} — порядковый номер среди документов этого вида, {year} — год: «{year}-{n}» даст 2026-17.',
      kk: '{n} — осы түрдегі құжаттардың реттік нөмірі, {year} — жыл: «{year}-{n}» 2026-17 береді.',
      uz: '{n} — shu turdagi hujjatlarning tartib raqami, {year} — yil: “{year}-{n}” 2026-17 ni beradi.',
      en: '{n} counts documents of this kind, {year} is the year: “{year}-{n}” gives 2026-17.',
    },
    max: 40,
  }),
})

export type DocumentTemplate = Static<typeof schema>
export type AskedField = DocumentTemplate['fields'][number]

/** Names in the text are known, and the same in all languages; a choice has options; a text has no pictures and files, which are not printed. */
function check({ body, fields, number }: DocumentTemplate): Problem[] {
  const names = fields.map(({ name }) => name)
  return [
    ...checkTemplate(body, names, ['body']),
    ...Object.entries(body).flatMap(([lang, blocks]): Problem[] =>
      blocks?.some(({ _type }) => _type === 'picture' || _type === 'file')
        ? [{ path: ['body', lang], code: 'textOnly', params: {} }]
        : [],
    ),
    ...repeatedProblems(names, (index) => ['fields', index, 'name']),
    ...fields.flatMap(({ name, kind, choices }, index): Problem[] => [
      ...(isTemplateVariable(name)
        ? [{ path: ['fields', index, 'name'], code: 'repeated' as const, params: {} }]
        : []),
      ...(kind === 'choice' && choices.length < 2
        ? [{ path: ['fields', index, 'choices'], code: 'minItems' as const, params: { count: 2 } }]
        : []),
    ]),
    ...(isNumberRule(number)
      ? []
      : [{ path: ['number'], code: 'numberRule' as const, params: { n: '{n}', year: '{year}' } }]),
  ]
}

/** Templates of the documents that a clinic issues (`backend/documents/issuing`). */
const documentTemplates = defineArea({
  name: 'document-templates',
  section: 'documents',
  label: {
    ru: 'Шаблоны документов',
    kk: 'Құжат үлгілері',
    uz: 'Hujjat shablonlari',
    en: 'Document templates',
  },
  entry: { ru: 'Новый шаблон', kk: 'Жаңа үлгі', uz: 'Yangi shablon', en: 'New template' },
  schema,
  check,
  title: ['name'],
  list: {
    columns: ['name', 'kind', 'updatedAt'],
    search: ['name'],
    filters: ['kind'],
    sorts: ['name', 'updatedAt'],
  },
  // Visitors see documents only, which do not change with their template.
  tags: () => [],
  // One list offers all of them when a document is issued.
  limit: 100,
  batched: true,
  example: {
    name: {
      ru: 'Справка о посещении',
      kk: 'Қабылдауда болғаны туралы анықтама',
      uz: 'Qabulda boʻlgani haqida maʼlumotnoma',
      en: 'Certificate of attendance',
    },
    kind: 'certificate',
    body: exampleContent(
      'Дана {patient.name} в том, что {visit.date} пациент был на приёме. Справка дана для: {цель}.',
    ),
    fields: [
      {
        name: 'цель',
        label: {
          ru: 'Куда предъявят',
          kk: 'Қайда көрсетіледі',
          uz: 'Qayerga taqdim etiladi',
          en: 'To be presented to',
        },
        kind: 'text',
        required: true,
        choices: [],
      },
    ],
    days: 30,
    number: usualNumber,
  },
})

export default documentTemplates
