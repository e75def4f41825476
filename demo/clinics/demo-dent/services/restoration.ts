import { priceList } from '../../../parts/price-list.ts'

export const restoration = priceList(
  '1001-restoration',
  { ru: 'Лечение зубов', kk: 'Тіс емдеу', uz: 'Tish davolash', en: 'Restorative treatment' },
  [
    {
      name: { ru: 'Лечение кариеса', kk: 'Тісжегіні емдеу', uz: 'Kariesni davolash', en: 'Filling' },
      price: [16000, 32000],
      note: {
        ru: 'Зависит от числа поражённых поверхностей; анестезия включена',
        kk: 'Зақымданған беттердің санына байланысты; анестезия бағаға кіреді',
        uz: 'Zararlangan yuzalar soniga bogʻliq; anesteziya narxga kiradi',
        en: 'Depends on the number of surfaces; anaesthesia included',
      },
    },
    {
      name: {
        ru: 'Лечение каналов, передний зуб',
        kk: 'Түбір өзектерін емдеу, алдыңғы тіс',
        uz: 'Ildiz kanallarini davolash, oldingi tish',
        en: 'Root canal treatment, front tooth',
      },
      price: 35000,
    },
    {
      name: {
        ru: 'Лечение каналов, жевательный зуб',
        kk: 'Түбір өзектерін емдеу, шайнау тісі',
        uz: 'Ildiz kanallarini davolash, chaynash tishi',
        en: 'Root canal treatment, molar',
      },
      price: [55000, 80000],
      note: {
        ru: 'Под микроскопом; без восстановления коронки',
        kk: 'Микроскоппен; тіс сауытын қалпына келтіру кірмейді',
        uz: 'Mikroskop ostida; tish tojini tiklash kirmaydi',
        en: 'Under a microscope; restoration not included',
      },
    },
    {
      name: {
        ru: 'Перелечивание каналов',
        kk: 'Түбір өзектерін қайта емдеу',
        uz: 'Ildiz kanallarini qayta davolash',
        en: 'Root canal retreatment',
      },
      price: 65000,
      note: {
        ru: 'Начальная цена; точную называем после КЛКТ',
        kk: 'Бағасы осыдан басталады; нақтысын КСКТ-дан кейін айтамыз',
        uz: 'Narx shundan boshlanadi; aniq narxni KNKTdan keyin aytamiz',
        en: 'Starting price; we give the exact one after a CBCT scan',
      },
    },
    {
      name: {
        ru: 'Керамическая вкладка',
        kk: 'Тісті керамикалық салмамен (вкладкамен) қалпына келтіру',
        uz: 'Tishni keramik vkladka bilan tiklash',
        en: 'Ceramic inlay',
      },
      price: 70000,
    },
  ],
)
