import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const medicineChest: SeedNews = {
  slug: 'domashnyaya-aptechka',
  category: 'family',
  date: '2026-10-15T04:00:00Z',
  specialist: '100702',
  image: picture('demo-journal/cover-8', {
    ru: 'Рисунок: открытая домашняя аптечка на полке, рядом бинт и пластырь',
    kk: 'Сурет: сөредегі ашық үй дәрі қобдишасы, жанында бинт пен жабысқақ',
    uz: 'Rasm: javonda ochiq uy dori qutisi, yonida bint va plastir',
    en: 'Drawing: an open home medicine chest on a shelf, a bandage and a plaster beside it',
  }),
  title: {
    ru: 'Домашняя аптечка: что выбросить и что оставить',
    kk: 'Үй дәрі қобдишасы: нені тастау, нені қалдыру керек',
    uz: 'Uy dori qutisi: nimani tashlash, nimani qoldirish kerak',
    en: 'The medicine chest: what to throw away and what to keep',
  },
  lead: {
    ru: 'Дважды в год мы просим высыпать аптечку на стол. Обычно в ней не хватает термометра и слишком много антибиотиков.',
    kk: 'Жылына екі рет дәрі қобдишасын үстелге төгіп қарауды сұраймыз. Әдетте онда термометр жетпейді, ал антибиотик тым көп.',
    uz: 'Yiliga ikki marta dori qutisini stolga toʻkib koʻrishni soʻraymiz. Odatda unda termometr yetishmaydi, antibiotik esa juda koʻp.',
    en: 'Twice a year we ask you to empty the chest on to the table. It usually lacks a thermometer and has too many antibiotics.',
  },
  content: {
    ru: `
<p>Возьмите мусорный пакет, чистую коробку с крышкой и полчаса. Порядок такой.</p>
<h2>Выбросить</h2>
<ul>
<li>всё просроченное и без упаковки: без инструкции неизвестно, что это за таблетка;</li>
<li>открытые глазные капли и сиропы старше срока, указанного на флаконе;</li>
<li>остатки антибиотиков «с прошлого раза»: их назначают от одной определённой болезни;</li>
<li>чужие лекарства «соседке помогло».</li>
</ul>
<p>Не в раковину: попросите аптеку принять их или заверните так, чтобы не достали дети и животные.</p>
<h2>Оставить</h2>
<ul>
<li>термометр и запасную батарейку к нему;</li>
<li>жаропонижающее в детской форме, которое назвал ваш врач, и шприц-дозатор из той же коробки;</li>
<li>раствор для питья при рвоте и поносе;</li>
<li>солевой раствор для носа, антисептик, бинт, пластыри, ножницы, пинцет;</li>
<li>лекарства, которые кто-то в семье принимает постоянно.</li>
</ul>
<h2>И главное — место</h2>
<p>Не ванная и не подоконник: сыро и жарко. Верхняя полка, закрытая дверца, крышка с защитой от детей. Бабушкина сумка тоже считается: очень многие детские отравления начинаются с неё.</p>
<p>На внутренней стороне крышки напишите вес детей, аллергии и телефоны. Дозу считайте по инструкции и весу, а не по памяти.</p>
<p><strong>Ребёнок что-то проглотил — не вызывайте рвоту, возьмите упаковку и звоните 103.</strong></p>
<p><em>Автор — Данияр Ахметов, семейный врач. Проверила Сауле Нурпеисова, педиатр.</em></p>`,
    kk: `
<p>Қоқыс қабын, қақпағы бар таза қорапты алып, жарты сағат бөліңіз. Реті мынадай.</p>
<h2>Тастау керек</h2>
<ul>
<li>мерзімі өткеннің бәрін және қаптамасыз қалғанын: нұсқаулығы жоқ таблетканың не екені белгісіз;</li>
<li>құтысында көрсетілген мерзімнен асқан, ашылған көз тамшысы мен шәрбаттарды;</li>
<li>«өткен жолдан қалған» антибиотиктерді: олар белгілі бір ауруға ғана тағайындалады;</li>
<li>«көршіге көмектесіпті» деген бөтеннің дәрілерін.</li>
</ul>
<p>Раковинаға төкпеңіз: дәріханадан қабылдауын сұраңыз немесе балалар мен жануарлар ала алмайтындай етіп ораңыз.</p>
<h2>Қалдыру керек</h2>
<ul>
<li>термометр мен оның қосалқы батареясын;</li>
<li>дәрігеріңіз атаған, балаларға арналған қызу түсіретін дәріні және сол қораптағы өлшегіш шприцті;</li>
<li>құсу мен іш өткенде ішетін ерітіндіні;</li>
<li>мұрынға арналған тұзды ерітінді, антисептик, бинт, жабысқақ, қайшы, пинцетті;</li>
<li>отбасыда біреу тұрақты ішетін дәрілерді.</li>
</ul>
<h2>Ең бастысы — орны</h2>
<p>Жуынатын бөлме де, терезе алды да емес: ылғалды әрі ыстық. Жоғарғы сөре, жабық есік, балалар аша алмайтын қақпақ. Әженің сөмкесін де ұмытпаңыз: балалардың улануы көбіне содан басталады.</p>
<p>Қақпақтың ішкі жағына балалардың салмағын, аллергиясын және телефондарды жазып қойыңыз. Мөлшерін жаттап алғаныңызбен емес, нұсқаулық пен салмаққа қарап есептеңіз.</p>
<p><strong>Бала бірдеңе жұтып қойса, құстырмаңыз, қаптамасын алып, 103 нөміріне қоңырау шалыңыз.</strong></p>
<p><em>Авторы — Данияр Ахметов, отбасылық дәрігер. Тексерген — Сәуле Нұрпейісова, педиатр.</em></p>`,
    uz: `
<p>Axlat xaltasi, qopqogʻi bor toza quti va yarim soat vaqt oling. Tartib bunday.</p>
<h2>Tashlash kerak</h2>
<ul>
<li>muddati oʻtgan va qadoqsiz qolgan hamma narsani: yoʻriqnomasiz tabletkaning nima ekani nomaʼlum;</li>
<li>flakonida koʻrsatilgan muddatdan oshgan, ochilgan koʻz tomchisi va siroplarni;</li>
<li>“oʻtgan safardan qolgan” antibiotiklarni: ular faqat maʼlum bir kasallikka tayinlanadi;</li>
<li>“qoʻshniga yordam beribdi” degan begona dorilarni.</li>
</ul>
<p>Rakovinaga toʻkmang: dorixonadan qabul qilishni soʻrang yoki bolalar va hayvonlar ololmaydigan qilib oʻrang.</p>
<h2>Qoldirish kerak</h2>
<ul>
<li>termometr va uning zaxira batareyasini;</li>
<li>shifokoringiz aytgan, bolalarga moʻljallangan isitma tushiruvchi dorini va oʻsha qutidagi oʻlchagich shpritsni;</li>
<li>qusish va ich ketishda ichiladigan eritmani;</li>
<li>burun uchun tuzli eritma, antiseptik, bint, plastir, qaychi, pinsetni;</li>
<li>oilada kimdir doimiy ichadigan dorilarni.</li>
</ul>
<h2>Eng muhimi — joyi</h2>
<p>Hammom ham, deraza tokchasi ham emas: nam va issiq. Yuqori javon, yopiq eshik, bolalar ocholmaydigan qopqoq. Buvining sumkasini ham unutmang: bolalar zaharlanishi koʻpincha oʻshandan boshlanadi.</p>
<p>Qopqoqning ichki tomoniga bolalarning vazni, allergiyasi va telefonlarni yozib qoʻying. Miqdorni yoddan emas, yoʻriqnoma va vaznga qarab hisoblang.</p>
<p><strong>Bola biror narsa yutib yuborsa, qustirmang, qadogʻini olib, 103 raqamiga qoʻngʻiroq qiling.</strong></p>
<p><em>Muallif — Daniyar Axmetov, oilaviy shifokor. Tekshirgan — Saule Nurpeisova, pediatr.</em></p>`,
    en: `
<p>Take a rubbish bag, a clean box with a lid and half an hour. This is the order.</p>
<h2>Throw away</h2>
<ul>
<li>everything out of date or out of its package: without a leaflet nobody knows what a tablet is;</li>
<li>opened eye drops and syrups older than the bottle allows;</li>
<li>antibiotics “left from last time”: they are prescribed for one particular illness;</li>
<li>other people’s medicines that “helped the neighbour”.</li>
</ul>
<p>Not down the sink: ask a pharmacy to take them, or wrap them so that children and animals cannot get at them.</p>
<h2>Keep</h2>
<ul>
<li>a thermometer and a spare battery for it;</li>
<li>the children’s fever medicine that your doctor named, with the measuring syringe from the same box;</li>
<li>rehydration solution for vomiting and diarrhoea;</li>
<li>saline for the nose, antiseptic, a bandage, plasters, scissors, tweezers;</li>
<li>medicines that someone in the family takes regularly.</li>
</ul>
<h2>And above all, the place</h2>
<p>Neither the bathroom nor the window sill: too damp and too hot. A high shelf, a closed door, a lid that children cannot open. Grandmother’s handbag counts too: a great many childhood poisonings begin with one.</p>
<p>On the inside of the lid, write the children’s weights, allergies and phone numbers. Work out doses from the leaflet and the weight, not from memory.</p>
<p><strong>If a child has swallowed something, do not make them vomit; take the package and call 103.</strong></p>
<p><em>Written by Daniyar Akhmetov, family doctor. Reviewed by Saule Nurpeisova, paediatrician.</em></p>`,
  },
}
