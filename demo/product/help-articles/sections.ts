import { four } from '../words.ts'
import { article } from './article.ts'

export const sections = article(
  'sections',
  four(
    'Сохранить удачный раздел и\u00a0ставить его снова',
    'Сәтті шыққан бөлімді сақтап, қайта қолдану',
    'Yaxshi chiqqan boʻlimni saqlab, yana ishlatish',
    'Keep a section and use it again',
  ),
  four(
    'Блок со\u00a0всем содержимым сохраняют и\u00a0добавляют на\u00a0любую страницу. Раздел, общий для\u00a0ваших клиник, меняют в\u00a0одном месте для\u00a0всех сайтов.',
    'Блокты ішіндегісімен бірге сақтап, кез келген бетке қосуға болады. Клиникаларыңызға ортақ бөлім барлық сайтта бір жерден өзгереді.',
    'Blokni ichidagilari bilan saqlab, istalgan sahifaga qoʻshish mumkin. Klinikalaringizga umumiy boʻlim barcha saytlarda bir joydan oʻzgaradi.',
    'A block with all in it is saved and added to any page. A section that your clinics share is changed in one place for all sites.',
  ),
  {
    ru: [
      'Откройте меню блока и\u00a0выберите {sections.save}. Назовите раздел и\u00a0нажмите {sections.do}.',
      'Чтобы поставить его на\u00a0страницу, нажмите {add} и\u00a0откройте вкладку {ready.mine}. Там\u00a0же раздел переименовывают и\u00a0удаляют.',
      'У\u00a0вас несколько клиник? На\u00a0той\u00a0же вкладке объедините их: {sections.network.title}. Добавляет тот, кто владеет обеими клиниками.',
      'Сохраняя раздел, отметьте {sections.share}. Теперь его можно поставить на\u00a0сайт каждой из\u00a0этих клиник.',
      'Чтобы изменить общий раздел, выберите его на\u00a0странице, нажмите {sections.place.change}, а\u00a0в\u00a0конце {sections.doShared}. Это сразу увидят посетители всех сайтов.',
    ],
    kk: [
      'Блок мәзірін ашып, {sections.save} дегенді таңдаңыз. Бөлімге ат қойып, {sections.do} түймесін басыңыз.',
      'Оны бетке қою үшін {add} түймесін басып, {ready.mine} қойындысын ашыңыз. Бөлімнің атын да сол жерде өзгертеді және сол жерде жояды.',
      'Бірнеше клиникаңыз бар ма? Сол қойындыда оларды біріктіріңіз: {sections.network.title}. Екі клиниканың да иесі болған адам қоса алады.',
      'Бөлімді сақтағанда {sections.share} дегенді белгілеңіз. Енді оны осы клиникалардың әрқайсысының сайтына қоюға болады.',
      'Ортақ бөлімді өзгерту үшін оны бетте таңдап, {sections.place.change}, соңында {sections.doShared} түймесін басыңыз. Мұны барлық сайттың келушілері бірден көреді.',
    ],
    uz: [
      'Blok menyusini ochib, {sections.save} ni tanlang. Boʻlimga nom bering va {sections.do} tugmasini bosing.',
      'Uni sahifaga qoʻyish uchun {add} tugmasini bosib, {ready.mine} yorligʻini oching. Boʻlim nomi ham shu yerda oʻzgartiriladi va shu yerda oʻchiriladi.',
      'Bir nechta klinikangiz bormi? Shu yorliqda ularni birlashtiring: {sections.network.title}. Ikkala klinikaning egasi qoʻsha oladi.',
      'Boʻlimni saqlayotganda {sections.share} ni belgilang. Endi uni shu klinikalarning har birining saytiga qoʻyish mumkin.',
      'Umumiy boʻlimni oʻzgartirish uchun uni sahifada tanlab, {sections.place.change}, oxirida {sections.doShared} tugmasini bosing. Buni barcha saytlarga kirganlar darhol koʻradi.',
    ],
    en: [
      'Open the menu of a block and choose {sections.save}. Name the section and press {sections.do}.',
      'To put it on a page, press {add} and open the tab {ready.mine}. Sections are renamed and deleted there too.',
      'Do you have several clinics? Join them on the same tab: {sections.network.title}. Whoever owns both clinics can add one.',
      'When you save a section, tick {sections.share}. It can now be put on the site of each of these clinics.',
      'To change a shared section, choose it on a page, press {sections.place.change} and at the end {sections.doShared}. Visitors of all sites see it at once.',
    ],
  },
)
