import { priceList } from '../../../parts/price-list.ts'

export const surgery = priceList(
  '1005-surgery',
  { ru: 'Хирургия', kk: 'Хирургия', uz: 'Jarrohlik', en: 'Surgery' },
  [
    {
      name: {
        ru: 'Удаление желчного пузыря, лапароскопия',
        kk: 'Өт қабын алу, лапароскопия',
        uz: 'Oʻt pufagini olish, laparoskopiya',
        en: 'Gallbladder removal, laparoscopic',
      },
      price: [9_800_000, 12_500_000],
      note: {
        ru: 'Наркоз, две ночи в палате и снятие швов включены',
        kk: 'Наркоз, палатадағы екі түн және тігіс алу бағаға кіреді',
        uz: 'Narkoz, palatada ikki kecha va choklarni olish narxga kiradi',
        en: 'Includes anaesthesia, two nights and removal of stitches',
      },
    },
    {
      name: {
        ru: 'Операция при паховой грыже',
        kk: 'Шап жарығына ота',
        uz: 'Chov churrasi operatsiyasi',
        en: 'Inguinal hernia repair',
      },
      price: [7_600_000, 10_200_000],
    },
    {
      name: {
        ru: 'Артроскопия коленного сустава',
        kk: 'Тізе буынының артроскопиясы',
        uz: 'Tizza boʻgʻimi artroskopiyasi',
        en: 'Knee arthroscopy',
      },
      price: [11_400_000, 15_900_000],
    },
    {
      name: {
        ru: 'Замена тазобедренного сустава',
        kk: 'Жамбас-сан буынын ауыстыру',
        uz: 'Chanoq-son boʻgʻimini almashtirish',
        en: 'Hip replacement',
      },
      note: {
        ru: 'Стоимость зависит от протеза; расчёт даём после снимков',
        kk: 'Құны протезге байланысты; есебін түсірілімнен кейін береміз',
        uz: 'Narxi protezga bogʻliq; hisobini suratlardan keyin beramiz',
        en: 'Depends on the implant; we give an estimate after the scans',
      },
    },
    {
      name: {
        ru: 'Сутки в палате на одного',
        kk: 'Бір кісілік палатада бір тәулік',
        uz: 'Bir kishilik palatada bir sutka',
        en: 'A day in a single room',
      },
      price: 690_000,
      note: {
        ru: 'Питание и место для близкого включены',
        kk: 'Тамақ пен жақын адамның орны бағаға кіреді',
        uz: 'Ovqat va yaqin kishi uchun joy narxga kiradi',
        en: 'Meals and a bed for someone close included',
      },
    },
  ],
  'UZS',
)
