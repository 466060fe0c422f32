/**
 * English words that stand for the same act or thing when people speak of software: one group per line.
 * General language only; nothing here was taken from a corpus or its queries.
 */
export const SYNONYM_GROUPS = `
create add new make open insert generate compose register
create start launch spin provision
delete remove erase drop destroy discard purge
delete trash bin
wipe clear empty flush reset purge clean
find search look locate lookup query seek discover
list show enumerate browse overview
get fetch read retrieve load obtain view display see inspect check
describe detail explain info information
update edit change modify alter adjust revise amend patch correct fix
rename relabel
replace overwrite substitute swap
copy duplicate clone replicate
move transfer relocate shift
send deliver dispatch post transmit
post publish write announce tell
reply answer respond
forward pass relay
notify alert ping inform remind
cancel abort stop terminate kill end
stop halt pause suspend
pause mute silence snooze
resume continue unpause
start begin run execute trigger launch invoke call kick
restart reboot relaunch
retry rerun repeat
undo revert rollback restore
restore recover undelete
archive shelve
close resolve finish complete done
approve accept confirm allow permit
reject decline deny refuse
ban block kick expel
assign allocate delegate
attach append upload add
append extend
upload push store save put
download export save pull
save store keep persist
import ingest load
merge combine join unite consolidate
split divide break
compare diff difference
convert transform translate
count number total
sum total aggregate
group aggregate
filter narrow
sort order rank
schedule plan book arrange
book reserve schedule
subscribe follow watch
unsubscribe unfollow
share invite grant
permission access right role privilege acl
grant give allow
revoke withdraw
lock protect freeze
enable activate on
disable deactivate off
install setup deploy
deploy release ship rollout publish
upgrade bump
scale resize replica
monitor watch observe track
log record journal
measure metric statistic stat
validate verify check lint
test try
sign authenticate login
charge bill
pay payment payout
refund reimburse return reversal
buy purchase order
invoice bill
price cost fee amount
money fund balance cash
discount coupon voucher promo
tax vat
dispute chargeback
subscription recurring plan membership
customer client buyer shopper account
user member person people account profile
colleague teammate coworker
contact lead person
company organization org business
team group crew
owner author creator
assignee responsible
bug defect issue error problem fault
issue ticket bug
ticket case request
task todo item chore
incident outage page
error exception failure crash
stack trace traceback
alert alarm warning monitor
oncall duty shift
message chat dm text
conversation thread discussion chat
comment note remark feedback
channel room
reaction emoji
email mail message inbox
attachment file
draft unsent
newsletter campaign mailing
calendar agenda
event meeting appointment
meeting call conference
free available availability busy
vacation holiday leave ooo
transcript caption subtitle
recording video
summary recap digest abstract
document doc page file
page wiki article
article paper publication
note memo
notebook journal diary
folder directory dir
file document
path location
drive storage
storage space quota disk
bucket container
object blob file
key secret
link url address
temporary expiring presigned signed
table sheet
spreadsheet workbook sheet
cell range
row record entry line
column field
record entry item
chart graph plot
dashboard board
board kanban
card task ticket
list column
label tag category
status state
priority urgency severity
deadline due
sprint cycle iteration
milestone goal
project repository
repository repo
branch ref
commit revision changeset
version revision history
pull merge
pr pull
mr merge
review approve feedback
pipeline workflow ci build job
job run
database db
schema structure
query statement sql
index indices
collection table
cache cdn
server host machine node instance
cluster node
container docker
pod container
image picture photo screenshot
function lambda serverless
environment env
variable setting
config configuration setting option
domain dns hostname
site website web
website page
secret password credential token
token key
network traffic request
queue topic stream
stream tail follow
cost spend usage
usage consumption
report statement
song track music
playlist album
video clip movie
light lamp
temperature heat thermostat climate
blind cover curtain shutter
weather forecast
rain precipitation
pollution air quality
map route direction
route directions path
place location spot
nearby near around
distance duration travel
address coordinate geocode
latitude lat coordinate
longitude lng lon coordinate
time hour duration
date day
today daily
week weekly
month monthly
language locale translation
text content body
title headline subject name
name title
id identifier
bulk batch many multiple several
all every
recent latest last new
old previous former
random arbitrary
similar related like alike
public visible external
private internal hidden
stock inventory
product item goods article
ship fulfill deliver
parcel shipment package
cart basket checkout
shop store
deal opportunity
pipeline funnel
screen display
screenshot capture snapshot
click press tap
type enter fill
browser tab
console output
script javascript js
design mockup
color colour
font typography
component element
k8s kubernetes
js javascript
postgres postgresql pg
mongo mongodb
elastic elasticsearch
tf terraform
pdf document
csv spreadsheet
`;
