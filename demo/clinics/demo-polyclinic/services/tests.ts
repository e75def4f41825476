import { priceList } from '../../../parts/price-list.ts'

export const tests = priceList(
  '1003-test',
  { ru: 'Лаборатория', kk: 'Зертхана', uz: 'Laboratoriya', en: 'Laboratory' },
  [
    {
      name: { ru: 'Забор крови', kk: 'Қан алу', uz: 'Qon olish', en: 'Taking blood' },
      price: 900,
      note: {
        ru: 'Один раз за визит, сколько бы анализов ни было',
        kk: 'Талдау нешеу болса да, бір келгенде бір рет төленеді',
        uz: 'Tahlil nechta boʻlsa ham, bir kelganda bir marta toʻlanadi',
        en: 'Once a visit, however many tests',
      },
    },
    {
      name: {
        ru: 'Общий анализ крови',
        kk: 'Жалпы қан талдауы',
        uz: 'Umumiy qon tahlili',
        en: 'Full blood count',
      },
      price: 1900,
    },
    {
      name: {
        ru: 'Общий анализ мочи',
        kk: 'Жалпы несеп талдауы',
        uz: 'Umumiy siydik tahlili',
        en: 'Urine test',
      },
      price: 1400,
    },
    {
      name: {
        ru: 'Глюкоза крови',
        kk: 'Қандағы глюкоза',
        uz: 'Qondagi glyukoza',
        en: 'Blood glucose',
      },
      price: 1100,
    },
    {
      name: {
        ru: 'Гликированный гемоглобин',
        kk: 'Гликирленген гемоглобин',
        uz: 'Glikirlangan gemoglobin',
        en: 'Glycated haemoglobin',
      },
      price: 3900,
    },
    {
      name: {
        ru: 'Липидный профиль',
        kk: 'Липидтік бейін',
        uz: 'Lipid profili',
        en: 'Lipid panel',
      },
      price: 4800,
      note: {
        ru: 'Общий холестерин, ЛПНП, ЛПВП, триглицериды',
        kk: 'Жалпы холестерин, ТТЛП, ТЖЛП, триглицеридтер',
        uz: 'Umumiy xolesterin, ZPLP, ZYLP, triglitseridlar',
        en: 'Total, LDL and HDL cholesterol, triglycerides',
      },
    },
    {
      name: {
        ru: 'Тиреотропный гормон (ТТГ)',
        kk: 'Тиреотропты гормон (ТТГ)',
        uz: 'Tireotrop gormon (TTG)',
        en: 'Thyroid-stimulating hormone (TSH)',
      },
      price: 3200,
    },
    {
      name: { ru: 'Ферритин', kk: 'Ферритин', uz: 'Ferritin', en: 'Ferritin' },
      price: 3600,
    },
    {
      name: {
        ru: 'Результаты на бумаге и по электронной почте',
        kk: 'Нәтиже қағазда және электрондық поштамен',
        uz: 'Natijalar qogʻozda va elektron pochta orqali',
        en: 'Results on paper and by e-mail',
      },
      price: 0,
    },
  ],
)
