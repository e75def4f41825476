import { type Static, t } from '../core/type.ts'
import { checkTemplate } from '../records/fill-template.ts'
import { defineArea } from './define-area.ts'

const schema = t.object({
  name: t.text({ label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Name' }, max: 120 }),
  body: t.text({
    label: { ru: 'Текст', kk: 'Мәтіні', uz: 'Matni', en: 'Text' },
    help: {
      ru: 'В фигурных скобках — что подставить из приёма: {patient.name}, {visit.date}, {visit.services}. Остальное врач допишет сам.',
      kk: 'Жүйелі жақшада — қабылдаудан не қойылатыны: {patient.name}, {visit.date}, {visit.services}. Қалғанын дәрігер өзі жазады.',
      uz: 'Jingalak qavsda — qabuldan nima qoʻyilishi: {patient.name}, {visit.date}, {visit.services}. Qolganini shifokor oʻzi yozadi.',
      en: 'In braces is what is filled in from the visit: {patient.name}, {visit.date}, {visit.services}. The doctor writes the rest.',
    },
    max: 10_000,
    multiline: true,
  }),
})

export type NoteTemplate = Static<typeof schema>

/** Templates of doctors' notes on visits. They hold headings and facts of the visit; what is found is the doctor's to write. */
const noteTemplates = defineArea({
  name: 'note-templates',
  section: 'documents',
  label: {
    ru: 'Шаблоны заметок',
    kk: 'Жазба үлгілері',
    uz: 'Qayd shablonlari',
    en: 'Note templates',
  },
  entry: { ru: 'Новый шаблон', kk: 'Жаңа үлгі', uz: 'Yangi shablon', en: 'New template' },
  schema,
  check: ({ body }: NoteTemplate) => checkTemplate(body, [], ['body']),
  title: ['name'],
  tags: () => [],
  list: { columns: ['name', 'updatedAt'], search: ['name'], sorts: ['name', 'updatedAt'] },
  ordered: true,
  limit: 500,
  example: {
    name: { ru: 'Осмотр', kk: 'Қарау', uz: 'Koʻrik', en: 'Examination' },
    body: {
      ru: 'Приём {visit.date}, {visit.doctor}\nУслуги: {visit.services}\nЖалобы:\nОсмотр:\nРекомендации:',
      kk: 'Қабылдау {visit.date}, {visit.doctor}\nҚызметтер: {visit.services}\nШағымдары:\nҚарау:\nҰсыныстар:',
      uz: 'Qabul {visit.date}, {visit.doctor}\nXizmatlar: {visit.services}\nShikoyatlar:\nKoʻrik:\nTavsiyalar:',
      en: 'Visit {visit.date}, {visit.doctor}\nServices: {visit.services}\nComplaints:\nExamination:\nAdvice:',
    },
  },
})

export default noteTemplates
