import { priceList } from '../../../parts/price-list.ts'

export const cardiology = priceList(
  '1005-heart',
  { ru: 'Кардиология', kk: 'Кардиология', uz: 'Kardiologiya', en: 'Cardiology' },
  [
    {
      name: {
        ru: 'ЭКГ с расшифровкой',
        kk: 'ЭКГ, сипаттамасымен',
        uz: 'EKG, xulosasi bilan',
        en: 'ECG with a report',
      },
      price: 95_000,
    },
    {
      name: { ru: 'Эхокардиография', kk: 'Эхокардиография', uz: 'Exokardiografiya', en: 'Echocardiography' },
      price: 380_000,
    },
    {
      name: {
        ru: 'Суточная запись ЭКГ (холтер)',
        kk: 'Тәуліктік ЭКГ жазбасы (холтер)',
        uz: 'Sutkalik EKG yozuvi (xolter)',
        en: '24-hour ECG (Holter)',
      },
      price: 320_000,
    },
    {
      name: {
        ru: 'Проба с нагрузкой на дорожке',
        kk: 'Жүгіру жолындағы жүктеме сынамасы',
        uz: 'Yugurish yoʻlagida zoʻriqish sinovi',
        en: 'Exercise test on a treadmill',
      },
      price: 450_000,
      note: {
        ru: 'Нужно направление: проба подходит не всем',
        kk: 'Жолдама керек: сынама бәріне бірдей жарамайды',
        uz: 'Yoʻllanma kerak: sinov hammaga ham toʻgʻri kelmaydi',
        en: 'A referral is needed: the test is not for everyone',
      },
    },
    {
      name: { ru: 'Коронарография', kk: 'Коронарография', uz: 'Koronarografiya', en: 'Coronary angiography' },
      price: [6_200_000, 7_400_000],
      note: {
        ru: 'С сутками наблюдения в палате',
        kk: 'Палатада бір тәулік бақылаумен',
        uz: 'Palatada bir sutka kuzatuv bilan',
        en: 'Includes a day under observation',
      },
    },
    {
      name: {
        ru: 'Стентирование коронарной артерии',
        kk: 'Коронарлық артерияны стенттеу',
        uz: 'Koronar arteriyani stentlash',
        en: 'Coronary stenting',
      },
      note: {
        ru: 'Стоимость зависит от числа стентов; называем до вмешательства',
        kk: 'Құны стент санына байланысты; араласуға дейін айтамыз',
        uz: 'Narxi stentlar soniga bogʻliq; aralashuvdan oldin aytamiz',
        en: 'Depends on the number of stents; named before the procedure',
      },
    },
  ],
  'UZS',
)
