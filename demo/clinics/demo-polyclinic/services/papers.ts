import { priceList } from '../../../parts/price-list.ts'

export const papers = priceList(
  '1003-paper',
  {
    ru: 'Справки и осмотры',
    kk: 'Анықтамалар мен тексерулер',
    uz: 'Maʼlumotnoma va koʻriklar',
    en: 'Certificates and check-ups',
  },
  [
    {
      name: {
        ru: 'Справка для бассейна',
        kk: 'Бассейнге анықтама',
        uz: 'Basseyn uchun maʼlumotnoma',
        en: 'Certificate for a swimming pool',
      },
      price: 3500,
    },
    {
      name: {
        ru: 'Справка для водительского удостоверения',
        kk: 'Жүргізуші куәлігіне анықтама',
        uz: 'Haydovchilik guvohnomasi uchun maʼlumotnoma',
        en: 'Certificate for a driving licence',
      },
      price: 9000,
      note: {
        ru: 'Все врачи за один визит, около полутора часов',
        kk: 'Барлық дәрігер бір келгенде, шамамен бір жарым сағат',
        uz: 'Barcha shifokorlar bir kelganda, taxminan bir yarim soat',
        en: 'All doctors in one visit, about an hour and a half',
      },
    },
    {
      name: {
        ru: 'Профилактический осмотр по возрасту',
        kk: 'Жасқа сай профилактикалық тексеру',
        uz: 'Yoshga mos profilaktik koʻrik',
        en: 'Preventive check-up by age',
      },
      price: 0,
      note: {
        ru: 'Для прикреплённых; медсестра приглашает сама',
        kk: 'Тіркелгендерге; мейіргер өзі шақырады',
        uz: 'Biriktirilganlar uchun; hamshira oʻzi chaqiradi',
        en: 'For registered patients; a nurse will invite you',
      },
    },
  ],
)
