import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const beforeMri: SeedNews = {
  slug: 'kak-prohodit-mrt',
  category: 'preparation',
  date: '2026-10-24T06:00:00Z',
  specialist: '100504',
  image: picture('demo-hospital/scanner-1', {
    ru: 'Рисунок: аппарат МРТ в светлой комнате с видом на сад',
    kk: 'Сурет: баққа қараған жарық бөлмедегі МРТ аппараты',
    uz: 'Rasm: bogʻ koʻrinib turgan yorugʻ xonadagi MRT apparati',
    en: 'Drawing: an MRI scanner in a bright room with a garden view',
  }),
  title: {
    ru: 'МРТ без сюрпризов: что будет и о чём сказать заранее',
    kk: 'МРТ қалай өтеді және нені алдын ала айту керек',
    uz: 'MRT qanday oʻtadi va nimani oldindan aytish kerak',
    en: 'MRI without surprises: what happens and what to tell us',
  },
  lead: {
    ru: 'Полчаса лежать и слушать стук. Подготовиться к этому проще, чем кажется.',
    kk: 'Жарты сағат жатып, тықылды тыңдау. Бұған дайындалу ойлағаннан оңай.',
    uz: 'Yarim soat yotib, taqillashni eshitish. Bunga tayyorlanish oʻylagandan oson.',
    en: 'Half an hour of lying still and hearing knocks. Getting ready is easier than it seems.',
  },
  content: {
    ru: `
<h2>Скажите до записи</h2>
<ul>
<li>есть ли кардиостимулятор, слуховой имплант, клипсы, протезы, осколки;</li>
<li>беременны ли вы или думаете об этом;</li>
<li>болеют ли почки и была ли реакция на контраст;</li>
<li>трудно ли вам в тесноте.</li>
</ul>
<h2>В день исследования</h2>
<p>Оденьтесь без металла: молний, крючков, блёсток. Часы, телефон, карты и украшения останутся в шкафчике. Для МРТ живота попросят несколько часов не есть, для остальных областей обычно ограничений нет — уточним при записи.</p>
<h2>Внутри</h2>
<p>Аппарат стучит, это нормально: вам дадут наушники. Главное — не двигаться, пока идёт серия. Кнопка в руке останавливает всё. Боли не бывает, от контраста иногда холодит руку.</p>
<h2>После</h2>
<p>Можно сразу ехать домой и за руль, если не было успокоительного. Описание приходит в тот же день, разбирает его врач, который вас направил.</p>`,
    kk: `
<h2>Жазылмай тұрып айтыңыз</h2>
<ul>
<li>кардиостимулятор, есту импланты, қысқыш, протез, жарықшақ бар ма;</li>
<li>жүктісіз бе немесе жүкті болуыңыз мүмкін бе;</li>
<li>бүйрек ауырады ма, контрастқа реакция болған ба;</li>
<li>тар жерде қысыласыз ба.</li>
</ul>
<h2>Зерттеу күні</h2>
<p>Металсыз киініңіз: сыдырма, ілгек, жылтырақ болмасын. Сағат, телефон, карта және әшекей шкафта қалады. Іш МРТ-сында бірнеше сағат тамақ ішпеуді сұраймыз, басқа аймақтарға әдетте шектеу жоқ — жазылғанда нақтылаймыз.</p>
<h2>Ішінде</h2>
<p>Аппарат тықылдайды, бұл қалыпты: құлаққап береміз. Ең бастысы — серия жүріп жатқанда қозғалмау. Қолдағы түйме бәрін тоқтатады. Ауырмайды, контрасттан кейде қол мұздайды.</p>
<h2>Кейін</h2>
<p>Тыныштандыратын дәрі алмасаңыз, бірден үйге қайтып, рөлге отыруға болады. Сипаттама сол күні келеді, оны сізді жіберген дәрігер түсіндіреді.</p>`,
    uz: `
<h2>Yozilishdan oldin ayting</h2>
<ul>
<li>kardiostimulyator, eshitish implanti, qisqich, protez, parcha bormi;</li>
<li>homiladormisiz yoki boʻlishingiz mumkinmi;</li>
<li>buyrak kasalmi, kontrastga reaksiya boʻlganmi;</li>
<li>tor joyda qiynalasizmi.</li>
</ul>
<h2>Tekshiruv kuni</h2>
<p>Metallsiz kiyining: zanjir, ilgak, yaltiroq boʻlmasin. Soat, telefon, kartalar va taqinchoqlar shkafchada qoladi. Qorin MRTsida bir necha soat ovqatlanmaslikni soʻraymiz, boshqa sohalarda odatda cheklov yoʻq — yozilganda aniqlaymiz.</p>
<h2>Ichkarida</h2>
<p>Apparat taqillaydi, bu odatiy: quloqchin beramiz. Asosiysi — seriya davomida qimirlamaslik. Qoʻldagi tugma hammasini toʻxtatadi. Ogʻrimaydi, kontrastdan baʼzan qoʻl sovqotadi.</p>
<h2>Keyin</h2>
<p>Tinchlantiruvchi olmagan boʻlsangiz, darhol uyga qaytish va rulga oʻtirish mumkin. Izoh oʻsha kuni keladi, uni sizni yuborgan shifokor tushuntiradi.</p>`,
    en: `
<h2>Tell us before you book</h2>
<ul>
<li>if you have a pacemaker, a hearing implant, clips, joint implants or shrapnel;</li>
<li>if you are or may be pregnant;</li>
<li>if your kidneys are ill or you ever reacted to contrast;</li>
<li>if tight spaces are hard for you.</li>
</ul>
<h2>On the day</h2>
<p>Wear clothes without metal: no zips, hooks or sequins. Watch, phone, cards and jewellery stay in a locker. For an abdominal scan we ask you not to eat for some hours; other areas usually have no limits, and we say so when you book.</p>
<h2>Inside</h2>
<p>The scanner knocks, which is normal: you get headphones. What matters is to keep still during a series. The button in your hand stops everything. It does not hurt; contrast sometimes feels cold in the arm.</p>
<h2>Afterwards</h2>
<p>You may go home and drive at once unless you had a sedative. The report comes the same day, and the doctor who sent you will explain it.</p>`,
  },
}
