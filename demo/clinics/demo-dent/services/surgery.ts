import { priceList } from '../../../parts/price-list.ts'

export const surgery = priceList(
  '1001-surgery',
  {
    ru: 'Хирургия и имплантация',
    kk: 'Хирургия және имплантация',
    uz: 'Jarrohlik va implantatsiya',
    en: 'Surgery and implants',
  },
  [
    {
      name: { ru: 'Удаление зуба', kk: 'Тіс жұлу', uz: 'Tish olish', en: 'Extraction' },
      price: [12000, 20000],
      note: {
        ru: 'Анестезия и контрольный осмотр включены',
        kk: 'Анестезия мен бақылау тексеруі бағаға кіреді',
        uz: 'Anesteziya va nazorat koʻrigi narxga kiradi',
        en: 'Anaesthesia and a check-up included',
      },
    },
    {
      name: {
        ru: 'Удаление зуба мудрости',
        kk: 'Ақыл тісін жұлу',
        uz: 'Aql tishini olish',
        en: 'Wisdom tooth removal',
      },
      price: 30000,
      note: {
        ru: 'Начальная цена; зависит от положения зуба',
        kk: 'Бағасы осыдан басталады; тістің орналасуына байланысты',
        uz: 'Narx shundan boshlanadi; tishning joylashuviga bogʻliq',
        en: 'Starting price; depends on the position of the tooth',
      },
    },
    {
      name: {
        ru: 'Установка имплантата',
        kk: 'Имплантат орнату',
        uz: 'Implantat oʻrnatish',
        en: 'Implant placement',
      },
      price: [170000, 260000],
      note: {
        ru: 'Без коронки; зависит от системы имплантата',
        kk: 'Коронкасыз; имплантат жүйесіне байланысты',
        uz: 'Koronkasiz; implantat tizimiga bogʻliq',
        en: 'Without the crown; depends on the implant system',
      },
    },
    {
      name: {
        ru: 'Наращивание кости',
        kk: 'Сүйек тінін өсіру',
        uz: 'Suyak toʻqimasini oʻstirish',
        en: 'Bone grafting',
      },
      note: {
        ru: 'Стоимость называем после КЛКТ',
        kk: 'Құнын КСКТ-дан кейін айтамыз',
        uz: 'Narxini KNKTdan keyin aytamiz',
        en: 'We give the price after a CBCT scan',
      },
    },
    {
      name: {
        ru: 'Пластика уздечки',
        kk: 'Жүгеншік пластикасы',
        uz: 'Yugancha plastikasi',
        en: 'Frenuloplasty',
      },
      price: 25000,
    },
  ],
)
