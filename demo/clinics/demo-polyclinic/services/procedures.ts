import { priceList } from '../../../parts/price-list.ts'

export const procedures = priceList(
  '1003-procedure',
  {
    ru: 'Прививки и процедуры',
    kk: 'Екпелер мен емшаралар',
    uz: 'Emlash va muolajalar',
    en: 'Vaccinations and procedures',
  },
  [
    {
      name: {
        ru: 'Прививки по Национальному календарю',
        kk: 'Ұлттық күнтізбе бойынша екпелер',
        uz: 'Milliy taqvim boʻyicha emlash',
        en: 'Vaccinations of the national calendar',
      },
      price: 0,
    },
    {
      name: {
        ru: 'Прививка от гриппа',
        kk: 'Тұмауға қарсы екпе',
        uz: 'Grippga qarshi emlash',
        en: 'Flu vaccination',
      },
      price: 5000,
      note: {
        ru: 'Осмотр перед прививкой включён; группам риска — бесплатно',
        kk: 'Екпе алдындағы тексеру бағаға кіреді; тәуекел топтарына тегін',
        uz: 'Emlash oldidan koʻrik narxga kiradi; xavf guruhlariga bepul',
        en: 'Examination included; free for people at risk',
      },
    },
    {
      name: {
        ru: 'Внутримышечная инъекция по назначению',
        kk: 'Тағайындау бойынша бұлшықетке инъекция',
        uz: 'Tavsiya boʻyicha mushak ichiga inyeksiya',
        en: 'Intramuscular injection as prescribed',
      },
      price: 800,
    },
    {
      name: {
        ru: 'Капельница в дневном стационаре',
        kk: 'Күндізгі стационарда тамшылатқыш қою',
        uz: 'Kunduzgi statsionarda tomchilatgich',
        en: 'Infusion in day care',
      },
      price: [3500, 6000],
      note: {
        ru: 'По назначению врача; без стоимости препаратов',
        kk: 'Дәрігер тағайындауы бойынша; дәрінің құны кірмейді',
        uz: 'Shifokor tavsiyasi boʻyicha; dori narxi kirmaydi',
        en: 'As prescribed; medicines not included',
      },
    },
    {
      name: { ru: 'Перевязка', kk: 'Таңу', uz: 'Bogʻlam qoʻyish', en: 'Changing a dressing' },
      price: [1500, 3000],
    },
    {
      name: {
        ru: 'Удаление вросшего ногтя',
        kk: 'Еніп өскен тырнақты алу',
        uz: 'Ichiga oʻsgan tirnoqni olib tashlash',
        en: 'Removal of an ingrown nail',
      },
      note: {
        ru: 'Стоимость называет хирург после осмотра',
        kk: 'Құнын хирург қарағаннан кейін айтады',
        uz: 'Narxini jarroh koʻrikdan keyin aytadi',
        en: 'The surgeon names the price after an examination',
      },
    },
  ],
)
