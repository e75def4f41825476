import { priceList } from '../../../parts/price-list.ts'

export const vaccination = priceList(
  '1007-vaccine',
  { ru: 'Прививки', kk: 'Екпелер', uz: 'Emlash', en: 'Vaccinations' },
  [
    {
      name: {
        ru: 'Осмотр перед прививкой',
        kk: 'Екпе алдындағы тексеру',
        uz: 'Emlashdan oldingi koʻrik',
        en: 'Check before a vaccination',
      },
      price: 3500,
    },
    {
      name: {
        ru: 'Введение вакцины и наблюдение тридцать минут',
        kk: 'Вакцина енгізу және отыз минут бақылау',
        uz: 'Vaksina yuborish va oʻttiz daqiqa kuzatish',
        en: 'Vaccination and thirty minutes of observation',
      },
      price: 2500,
    },
    {
      name: {
        ru: 'Вакцина от гриппа',
        kk: 'Тұмауға қарсы вакцина',
        uz: 'Grippga qarshi vaksina',
        en: 'Flu vaccine',
      },
      price: [6000, 9000],
      note: {
        ru: 'Стоимость зависит от производителя',
        kk: 'Құны өндірушіге байланысты',
        uz: 'Narxi ishlab chiqaruvchiga bogʻliq',
        en: 'The price depends on the manufacturer',
      },
    },
    {
      name: {
        ru: 'Индивидуальный план прививок',
        kk: 'Жеке екпе жоспары',
        uz: 'Shaxsiy emlash rejasi',
        en: 'Personal vaccination plan',
      },
      price: 4000,
    },
  ],
)
