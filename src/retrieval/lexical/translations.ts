/** Everyday words of tool use in other languages, with the English word first: one concept per line. */
export const TRANSLATIONS = `
create crear crea cree creer creez cree nuevo nueva nouveau nouvelle erstellen erstelle anlegen neu neue neuen criar crie novo nova creare crea nuovo nuova создать создай новый 作成 新規 追加 创建 新建 新增 만들 생성 추가
add anadir agregar agrega ajouter ajoute hinzufugen adicionar adicione aggiungere aggiungi добавить добавь 追加 添加
delete borrar borra eliminar elimina suprimir supprimer supprime effacer loschen losche entfernen excluir apagar apague remover eliminare cancellare удалить удали 削除 删除 삭제
search buscar busca encontrar chercher cherche rechercher trouver trouve suchen suche finden procurar pesquisar cercare cerca trova найти найди поиск 検索 探し 搜索 查找 查询 검색
list listar lista lister liste auflisten anzeigen mostrar muestra afficher affiche montrer zeige zeigen elencare mostra список показать покажи 一覧 表示 列出 显示 목록
read leer lee lire lis lesen ler leia leggere leggi consultar consulter прочитать 読む 読み 読取 读取 阅读 읽기
update actualizar actualiza modificar modifica mettre jour modifier modifie aktualisieren andern bearbeiten atualizar editar aggiornare modificare обновить изменить 更新 変更 編集 修改 编辑 수정
send enviar envia manda envoyer envoie senden sende schicken schicke verschicken envie inviare invia отправить отправь 送信 送る 送っ 发送 보내 전송
cancel cancelar cancela anular annuler annule stornieren absagen abbrechen annullare отменить キャンセル 取消 취소
close cerrar cierra fermer schliessen fechar chiudere закрыть 閉じ 关闭
open abrir abre ouvrir offnen abrir aprire открыть 開く 打开 열기
copy copiar copier kopieren copiare скопировать コピー 复制 복사
move mover mueve deplacer verschieben spostare переместить 移動 移动 이동
download descargar telecharger herunterladen baixar scaricare скачать ダウン ロード 下载 다운로드
upload subir televerser hochladen carregar caricare загрузить アップ 上传 업로드
share compartir partager teilen compartilhar condividere поделиться 共有 分享 공유
assign asignar assigner zuweisen atribuir assegnare назначить 割り 分配 배정
schedule programar planifier planifie planen agendar programmare запланировать 予定 安排 예약
reply responder repondre reponds antworten rispondere ответить 返信 回复 답장
approve aprobar approuver genehmigen aprovar approvare утвердить 承認 批准 승인
run ejecutar executer ausfuhren executar eseguire запустить 実行 执行 실행
stop parar detener arreter anhalten fermare остановить 停止
message mensaje mensajes message messages nachricht nachrichten mensagem mensagens messaggio messaggi сообщение 消息 メッ セー 메시지
email correo courriel mail posta почта письмо メール 邮件 이메일 메일
file archivo archivos fichero fichier fichiers datei dateien arquivo arquivos file файл ファ イル 文件 파일
folder carpeta dossier ordner pasta cartella папка フォ ルダ 文件夹 폴더
document documento document dokument documento документ 文書 ドキ 文档 문서
page pagina page seite страница ページ 页面 페이지
calendar calendario agenda calendrier kalender календарь カレ 日历 캘린더 일정
event evento eventos evenement reunion reunions rendez termin termine reuniao compromisso riunione appuntamento встреча событие 会議 会议 予定 일정 회의
task tarea tareas tache taches aufgabe aufgaben tarefa tarefas compito attivita задача задачи タスク 任务 작업
issue incidencia incidencias probleme vorgang problema chamado segnalazione проблема 課題 问题 이슈
ticket incidencia billet ticket chiamado заявка チケ 工单 티켓
invoice factura facturas facture factures rechnung rechnungen fatura faturas fattura fatture счет 請求 发票 账单 청구
payment pago pagos paiement paiements zahlung zahlungen pagamento pagamentos платеж 支払 付款 支付 결제
refund reembolso reembolsar devolver remboursement rembourser rembourse ruckerstattung erstatten estorno rimborso возврат 返金 退款 환불
customer cliente clientes client clients kunde kunden cliente клиент 顧客 客户 고객
user usuario usuarios utilisateur utilisateurs benutzer nutzer usuario utente пользователь ユー ザー 用户 사용자
order pedido pedidos commande commandes bestellung bestellungen pedido ordine заказ 注文 订单 주문
product producto productos produit produits produkt produkte produto prodotto товар 商品 产品 상품
table tabla tableau tabelle tabela tabella таблица テー ブル 表格
row fila filas ligne lignes zeile zeilen linha riga строка
database datos donnees datenbank banco dados dati база データ 数据 数据库
channel canal canaux kanal kanale canale канал チャ 频道 채널
comment comentario commentaire kommentar комментарий コメ 评论 댓글
report informe rapport bericht relatorio rapporto отчет 報告 报告 보고
account cuenta compte konto conta conto аккаунт 口座 账户
accounting contabilidad comptabilite buchhaltung contabilidade contabilita бухгалтерия 会計 会计
tax impuesto impuestos iva impot tva steuer mehrwertsteuer imposto tassa налог 税金 税务
bank banco banque bank banca банк 銀行 银行
weather clima tiempo meteo wetter previsao погода 天気 天气 날씨
image imagen image bild bilder imagem immagine изображение 画像 图片 이미지
song cancion musica chanson musique lied musik canzone песня музыка 音楽 音乐 노래
video vídeo video videos видео 動画 视频 동영상
translate traducir traduire ubersetzen traduzir tradurre перевести 翻訳 翻译 번역
price precio prix preis preco prezzo цена 価格 价格 가격
stock inventario existencias inventaire lager bestand estoque magazzino склад 在庫 库存 재고
employee empleado empleados employe mitarbeiter funcionario dipendente сотрудник 社員 员工 직원
date fecha datum дата 日付 日期 날짜
week semana semaine woche settimana неделя 今週 本周
month mes mois monat mese месяц 今月 本月
quarter trimestre quartal trimestral квартал 四半 季度
year ano annee jahr anno год 年度
today hoy aujourd heute hoje oggi сегодня 今日 今天 오늘
tomorrow manana demain morgen amanha domani завтра 明日 明天 내일
availability disponibilidad disponibilidades disponibilite disponibilites libre verfugbarkeit frei disponibilidade disponibilita 空き 空闲
permission permiso permisos droit droits berechtigung permissao permesso права 権限 权限 권한
password contrasena passe passwort senha пароль
server servidor serveur server сервер サー 服务器 서버
log registro registros journal protokoll логи журнал ログ 日志 로그
error error erreur fehler erro errore ошибка エラ 错误 오류
deploy desplegar deployer deployment bereitstellen implantar развернуть デプ 部署 배포
version version versions fassung versao versione версия 版本
branch rama branche zweig ramo ветка ブラ 分支
repository repositorio depot repositorium deposito репозиторий リポ 仓库 저장소
`;
