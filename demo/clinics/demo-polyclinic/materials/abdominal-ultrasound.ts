import type { SeedMaterial } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

export const abdominalUltrasound: SeedMaterial = {
  slug: 'pered-uzi-zhivota',
  category: 'before-tests',
  date: '2026-09-21T05:00:00Z',
  specialist: '100312',
  image: drawing('room-4'),
  title: {
    ru: 'Перед УЗИ живота',
    kk: 'Құрсақ қуысының ультрадыбысы алдында',
    uz: 'Qorin boʻshligʻi ultratovushi oldidan',
    en: 'Before an ultrasound of the abdomen',
  },
  lead: {
    ru: 'Газы мешают увидеть органы. Два спокойных дня — и картинка будет яснее.',
    kk: 'Газ ағзаларды көруге кедергі. Екі күн сақ тамақтансаңыз, сурет анық болады.',
    uz: 'Gazlar aʼzolarni koʻrishga xalaqit beradi. Ikki kun ehtiyot boʻlsangiz, tasvir aniq boʻladi.',
    en: 'Gas hides the organs. Two quiet days make a clearer picture.',
  },
  content: {
    ru: `
<ul>
<li>За два дня уберите то, от чего вас пучит: бобовые, капусту, свежий хлеб, газированную воду, иногда молоко.</li>
<li>Последняя еда за 6–8 часов; утром можно воду небольшими глотками.</li>
<li>Не жуйте жвачку и не курите: вместе с ними глотают воздух.</li>
<li>Прошлые заключения возьмите с собой: врачу важно, что изменилось.</li>
</ul>
<p>Детей до трёх лет смотрят перед очередным кормлением. Если у вас диабет и вы принимаете сахароснижающие таблетки или инсулин, попросите самое раннее время и спросите врача, как быть с утренней дозой.</p>
<h2>Другие УЗИ</h2>
<p>Щитовидную железу, сердце, суставы и почки смотрят без подготовки. Для мочевого пузыря за час выпейте воды и не ходите в туалет; сколько именно, скажут при записи.</p>
<p>Исследование безболезненно и длится около пятнадцати минут. Полотенце и салфетки есть у нас.</p>`,
    kk: `
<ul>
<li>Екі күн бұрын ішті кебетін тағамды алып тастаңыз: бұршақ, қырыққабат, жаңа піскен нан, газдалған су, кейде сүт.</li>
<li>Соңғы тамақ 6–8 сағат бұрын; таңертең суды аздап ұрттауға болады.</li>
<li>Сағыз шайнамаңыз, темекі шекпеңіз: олармен бірге ауа жұтылады.</li>
<li>Бұрынғы қорытындыларды ала келіңіз: дәрігерге не өзгергені маңызды.</li>
</ul>
<p>Үш жасқа дейінгі балаларды кезекті тамақтандыру алдында қарайды. Диабетіңіз болып, қантты түсіретін таблетка немесе инсулин алсаңыз, ең ерте уақытты сұраңыз және таңғы дәріні қалай қабылдау керегін дәрігерден біліңіз.</p>
<h2>Басқа ультрадыбыстық зерттеулер</h2>
<p>Қалқанша без, жүрек, буын мен бүйрек дайындықсыз қаралады. Қуықты көру үшін бір сағат бұрын су ішіп, дәретке бармаңыз; қанша ішу керегін жазылған кезде айтады.</p>
<p>Зерттеу ауыртпайды, шамамен он бес минут алады. Сүлгі мен майлық бізде бар.</p>`,
    uz: `
<ul>
<li>Ikki kun oldin qorinni dam qiladigan taomlarni olib tashlang: dukkaklilar, karam, yangi non, gazli suv, baʼzan sut.</li>
<li>Oxirgi ovqat 6–8 soat oldin; ertalab suvni oz-ozdan ichish mumkin.</li>
<li>Saqich chaynamang va chekmang: ular bilan havo yutiladi.</li>
<li>Oldingi xulosalarni olib keling: shifokorga nima oʻzgargani muhim.</li>
</ul>
<p>Uch yoshgacha bolalar navbatdagi ovqatlantirish oldidan koʻriladi. Diabetingiz boʻlib, qandni tushiradigan tabletka yoki insulin olsangiz, eng erta vaqtni soʻrang va ertalabki dorini qanday qabul qilishni shifokordan biling.</p>
<h2>Boshqa ultratovush tekshiruvlari</h2>
<p>Qalqonsimon bez, yurak, boʻgʻim va buyraklar tayyorgarliksiz koʻriladi. Qovuqni koʻrish uchun bir soat oldin suv iching va hojatga bormang; qancha ichishni yozilganda aytishadi.</p>
<p>Tekshiruv ogʻriqsiz, taxminan oʻn besh daqiqa davom etadi. Sochiq va salfetkalar bizda bor.</p>`,
    en: `
<ul>
<li>For two days leave out what bloats you: beans, cabbage, fresh bread, fizzy water, sometimes milk.</li>
<li>The last meal is 6–8 hours before; in the morning you may sip water.</li>
<li>No chewing gum and no cigarettes: both make you swallow air.</li>
<li>Bring earlier reports: the doctor wants to know what has changed.</li>
</ul>
<p>Children under three are examined just before a feed. If you have diabetes and take tablets or insulin, ask for the earliest time and ask your doctor what to do about the morning dose.</p>
<h2>Other ultrasounds</h2>
<p>The thyroid, heart, joints and kidneys need no preparation. For the bladder, drink water an hour before and do not go to the toilet; you will be told how much when you book.</p>
<p>It does not hurt and takes about fifteen minutes. We have towels and tissues.</p>`,
  },
}
