import type { NoteTemplate } from '../../schemas/areas/note-templates.ts'

/** Templates of notes of the demo clinic: headings and facts of the visit. */
export const noteTemplates: NoteTemplate[] = [
  {
    name: { ru: 'Осмотр', kk: 'Қарау', uz: 'Koʻrik', en: 'Examination' },
    body: {
      ru: 'Приём {visit.date}, {visit.doctor}\nУслуги: {visit.services}\nЖалобы:\nОсмотр:\nДоговорились:',
      kk: 'Қабылдау {visit.date}, {visit.doctor}\nҚызметтер: {visit.services}\nШағымдары:\nҚарау:\nКелісім:',
      uz: 'Qabul {visit.date}, {visit.doctor}\nXizmatlar: {visit.services}\nShikoyatlar:\nKoʻrik:\nKelishuv:',
      en: 'Visit {visit.date}, {visit.doctor}\nServices: {visit.services}\nComplaints:\nExamination:\nAgreed:',
    },
  },
  {
    name: { ru: 'Повторный приём', kk: 'Қайталама қабылдау', uz: 'Takroriy qabul', en: 'Follow-up visit' },
    body: {
      ru: 'Повторный приём {visit.date}\nЧто изменилось:\nОсмотр:\nСледующий приём:',
      kk: 'Қайталама қабылдау {visit.date}\nНе өзгерді:\nҚарау:\nКелесі қабылдау:',
      uz: 'Takroriy qabul {visit.date}\nNima oʻzgardi:\nKoʻrik:\nKeyingi qabul:',
      en: 'Follow-up visit {visit.date}\nWhat has changed:\nExamination:\nNext visit:',
    },
  },
]
