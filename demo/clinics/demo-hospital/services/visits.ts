import { priceList } from '../../../parts/price-list.ts'

export const visits = priceList(
  '1005-visit',
  { ru: 'Приём врачей', kk: 'Дәрігер қабылдауы', uz: 'Shifokor qabuli', en: 'Seeing a doctor' },
  [
    {
      name: {
        ru: 'Консультация врача, первая',
        kk: 'Дәрігердің алғашқы кеңесі',
        uz: 'Shifokor maslahati, birinchi',
        en: 'First consultation',
      },
      price: 280_000,
    },
    {
      name: {
        ru: 'Консультация в течение месяца после первой',
        kk: 'Алғашқысынан кейін бір ай ішіндегі кеңес',
        uz: 'Birinchisidan keyin bir oy ichidagi maslahat',
        en: 'Consultation within a month of the first',
      },
      price: 180_000,
    },
    {
      name: {
        ru: 'Консультация главного врача',
        kk: 'Бас дәрігердің кеңесі',
        uz: 'Bosh shifokor maslahati',
        en: 'Consultation with the chief physician',
      },
      price: 420_000,
    },
    {
      name: {
        ru: 'Второе мнение по документам',
        kk: 'Құжаттар бойынша екінші пікір',
        uz: 'Hujjatlar boʻyicha ikkinchi shifokor fikri',
        en: 'Second opinion on your papers',
      },
      price: 350_000,
      note: {
        ru: 'Письменный ответ за три рабочих дня, приезжать не нужно',
        kk: 'Жазбаша жауап үш жұмыс күнінде, келудің қажеті жоқ',
        uz: 'Yozma javob uch ish kunida, kelish shart emas',
        en: 'A written answer within three working days; no visit needed',
      },
    },
    {
      name: {
        ru: 'Беседа с анестезиологом перед операцией',
        kk: 'Ота алдында анестезиологпен әңгіме',
        uz: 'Operatsiya oldidan anesteziolog bilan suhbat',
        en: 'Talk with the anaesthetist before surgery',
      },
      price: 0,
    },
  ],
  'UZS',
)
