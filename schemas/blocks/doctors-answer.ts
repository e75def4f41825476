import { t } from '../core/type.ts'
import { dateField, writtenLanguages } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const doctorsAnswer = defineBlock({
  type: 'doctors-answer',
  label: { ru: 'Ответ врача', kk: 'Дәрігердің жауабы', uz: 'Shifokor javobi', en: 'A doctor’s answer' },
  description: {
    ru: 'Свежий вопрос пациента, на который ответил врач каталога.',
    kk: 'Каталогтағы дәрігер жауап берген пациенттің жаңа сұрағы.',
    uz: 'Katalogdagi shifokor javob bergan bemorning yangi savoli.',
    en: 'A recent question of a patient that a doctor of the directory has answered.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({}),
  data: t.object({
    text: t.string({ max: 4000, multiline: true }),
    answer: t.string({ max: 4000, multiline: true }),
    lang: t.choice(writtenLanguages),
    date: dateField(),
    doctor: t.object({
      name: t.text(),
      link: t.link(),
      photo: t.optional(t.image()),
      specialities: t.array(t.text()),
      isDemo: t.boolean(),
    }),
  }),
  example: {
    props: {},
    data: {
      text: 'Нужно ли готовиться к УЗИ щитовидной железы?',
      answer: 'Нет, подготовка не нужна. Возьмите с собой прошлые заключения, если они есть.',
      lang: 'ru',
      date: {
        datetime: '2026-11-18T05:00:00Z',
        text: { ru: '18 ноября', kk: '18 қараша', uz: '18-noyabr', en: '18 November' },
      },
      doctor: {
        name: {
          ru: 'Ким Виктор Андреевич',
          kk: 'Ким Виктор Андреевич',
          uz: 'Kim Viktor Andreyevich',
          en: 'Viktor Kim',
        },
        link: { kind: 'page', path: '/companies/doctors/kim-viktor' },
        specialities: [{ ru: 'Эндокринолог', kk: 'Эндокринолог', uz: 'Endokrinolog', en: 'Endocrinologist' }],
        isDemo: true,
      },
    },
  },
})

export default doctorsAnswer
export type DoctorsAnswerProps = BlockProps<typeof doctorsAnswer>
