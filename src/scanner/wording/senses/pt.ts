import type { Thesaurus } from "./thesaurus.js";

/** The senses in Portuguese. */
export const pt: Thesaurus = {
  person:
    "usuario usuaria utilizador utilizadora pessoa humano humana gente dono dona proprietario proprietaria leitor leitora alguem qualquer operador operadora solicitante requerente paciente consumidor individuo titular visitante destinatario assinante interessado",
  model:
    "assistente modelo ia copiloto voce tu teu tua contigo seu sua planejador planeador orquestrador raciocinio inteligencia artificial",
  self: "esta este isto aqui nosso nossa mesmo mesma desta deste nesta neste conosco connosco propria",
  vendor:
    "fornecedor fornecedora fabricante editora desenvolvedor desenvolvedora programador mantenedor equipe equipa parceiro provedor suporte sede empresa companhia afiliada afiliado filial distribuidor criador organizacao autores",
  outsider:
    "estranho estranha desconhecido desconhecida concorrente concorrencia anunciante revendedor intermediario corretor terceiro alheio alheia forasteiro atacante invasor intruso",
  authority:
    "administrador administradora supervisora auditora regulador autoridade gerencia gerente direcao diretoria superusuario seguranca conformidade governanca chefe chefia responsavel diretor juridico gestao comando",
  policy:
    "politica regra regulamento regulamentacao norma normativa diretriz lei requisito padrao acordo contrato termos condicoes estatuto mandato clausula protocolo exigencia",
  instruct:
    "instrucao instrucoes ordem ordens comando pedido solicitacao solicitacoes orientacao orientacoes indicacao indicacoes desejo tarefa objetivo diretiva encargo ordenar ordena ordenado instruir instrue instrua instruido orientar orienta oriente orientado indicar indica indique indicado",
  must: "deve devem deva devam deveria deveriam devera deverao devemos dever precisa precisam precisamos necessita necessario necessaria necessariamente necessidade obrigatorio obrigatoria obrigatoriamente obrigado obrigada requerido requerida requer requerem exige exigem exigido imprescindivel indispensavel essencial forcoso preciso",
  may: "pode podem possa possam poderia poderiam podera poder podemos possivel possiveis possibilidade opcional opcionais opcionalmente permitido permitida permitem capaz talvez facultativo eventual",
  always:
    "sempre cada qualquer quaisquer toda invariavelmente constantemente consistentemente independentemente incondicionalmente incondicional permanentemente permanente continuamente continuo sistematicamente automaticamente constante indefinidamente",
  never:
    "nunca jamais nao ninguem nenhum nenhuma nada sem nem tampouco evita evite evitar evitem evitando evitado abstenha abster abstenhase deixa deixe deixar proibido proibida proibe proibir impede impedir parar",
  first:
    "primeiro primeira primeiramente antes previo previa previamente inicialmente inicio inicial comeca comece comecar comecando anterior anteriormente antecipadamente antecedencia principio preliminar preceder inicia inicie iniciar abertura prerrequisito antemao",
  after:
    "depois apos entao seguida posterior posteriormente seguinte subsequente subsequentemente termina termine terminar terminado finaliza finalizar finalize finalizado finalmente acabar acaba acabado conclui conclua concluir concluido concluida feito final fim completado",
  instead:
    "vez lugar inves substitui substitua substituir substituido substituto troca troque trocar alternativa alternativo sobrescreve sobrescreva sobrescrever sobrescrito sobrepoe sobrepor anula anule anular redireciona redirecione redirecionar redirecionado desvia desvie desviar desviado intercambiar prevalece suplanta",
  again:
    "novamente repete repita repetir repetido repetidamente repeticao tentativa retoma retome retomar continua continuar renova renovar recorrente volta volte voltar reexecuta reexecutar reiterar",
  silent:
    "silencio silenciosamente silenciosa silencioso discretamente discreto discricao secretamente sigilo sigilosamente sigiloso invisivelmente despercebido despercebida caladamente calado escondidas encoberta encobertamente fundo plano bastidores tacitamente ocultamente surdina furtivamente disfarcadamente clandestinamente privadamente",
  hide: "oculta oculte ocultar ocultando ocultado esconde esconda esconder escondendo suprime suprima suprimir suprimido omita omitir omitido mascara mascare mascarar disfarca disfarcar encobre encobrir cala calar exclui exclua excluir excluido tira tirar pula pule pular retem",
  reveal:
    "revelar revela revele revelado revelada revelam revelando revelamos divulga divulgue divulgar divulgado expoe exponha expor exposto expondo vaza vaze vazar vazado vazamento descobre descobrir desvenda desvendar denuncia denunciar entrega publica difunde difundir",
  tell: "diga dizer diz dizem dizendo informa informar informado informando menciona mencione mencionar notifica notifique notificar avisa avise avisar contar explica explique explicar anuncia anunciar descreve descrever comunica comunique comunicar responda responder relata relatar falar",
  show: "mostra mostre mostrar mostram mostrado mostrada mostrando exibe exiba exibir exibido exibida exibicao apresenta apresente apresentar visualiza visualizar visualizacao imprime imprima imprimir lista listar retorna retorne retornar devolve devolver renderiza renderizar saida visivel visiveis ilustra vista",
  ask: "pergunta pergunte perguntar perguntando pede peca pedir pedindo solicita solicitar consulta consultar confirma confirmar verifica verifique verificar confere confira conferir indaga indagar questiona questionar aguarda aguarde aguardar espera requisita",
  consent:
    "consentimento consentir consentido permissao permissoes aprovacao aprova aprove aprovar aprovado aprovada acordo aceita aceite aceitar aceitacao aceito confirmacao confirmado autorizacao autorizacoes autoriza autorize autorizar autorizado autorizada anuencia concordancia concorda concordar concorde permitir aval",
  presume:
    "pressupoe pressupor pressuposto supoe suponha supor suposto assuma assumir assumido presuma presumir implica implicar implicito implicita implicitamente considera considerar considerado considerada trata trate tratar tratado interpreta interpretar entendido subentendido tacito tacita",
  send: "enviar envia envie enviado enviada enviam enviando enviamos envio transmita transmitir transmitido reencaminha reencaminhe reencaminhar encaminha encaminhe encaminhar encaminhado manda mande mandar mandado publica publicar postar carrega entrega entregar despacha despachar remete remeter repassa repasse repassar submete submeter",
  receive:
    "receber recebe receba recebido recebida recebem recebendo recebemos recolhe recolha recolher recolhido coleta colete coletar coletado obtem obtenha obter obtido baixa baixe baixar recupera recupere recuperar adquire adquirir pega pegue pegar busca aceita reune extrai extraia extrair extraido captura capturar",
  put: "inclui inclua incluir incluido incluida incluindo anexa anexe anexar anexado adiciona adicione adicionar adicionado acrescenta acrescente acrescentar insere insira inserir inserido coloca coloque colocar poe ponha incorpora incorporar escreve escreva escrever preenche preencha preencher introduz fornece forneca fornecer",
  read: "leia ler lido lendo leitura abre abra abrir abrindo aberto carrega carregue carregar inspeciona inspecione inspecionar olha olhe olhar examina examinar analisa analise analisar escaneia escanear explora explorar acessa acesse acessar acede aceder acesso percorre percorrer enumera enumerar",
  keep: "guarda guardar guardado guardada guardam guardando armazena armazene armazenar armazenado armazenamento salva salvar salvando conserva conservar retem retenha reter lembra lembre lembrar memoriza memorizar persistir arquiva arquivar mantem mantenha manter registra registre registrar registro preserva grava gravar",
  delete:
    "apagar apaga apague apagado apagada apagam apagando apagamos elimina elimine eliminar eliminado exclui exclua excluir excluido exclusao remova remover removido deleta deletar destrua destruir suprime suprimir purga limpa limpe limpar esvazia esvaziar trunca truncar descarta descartar revoga desinstalar",
  create:
    "cria crie criar criado criada criacao criando gera gere gerar gerado gerada faz faca fazer feito constroi construa construir produz produza produzir compoe compor redige redija redigir elabora elaborar abre registra registrar emitir compila compilar provisiona provisionar",
  change:
    "muda mude mudar mudanca altera alterar alterado alterada alteracao alteracoes modifica modifique modificar modificado edita editar editado edicao atualiza atualize atualizar atualizado atualizacao ajusta ajuste ajustar reescreve reescrever renomeia renomear corrige corrigir transforma transformar converter emenda",
  run: "executar executa executado executada executam executando executamos execucao roda rode rodar rodando lanca lance lancar invoca invoque invocar invocado chama chame chamar chamada chamando aciona acione acionar dispara disparar realiza realizar corre correr aplica aplique aplicar avalia avaliar",
  install:
    "instala instale instalar instalado instalada instalando instalacao baixa baixar habilita habilite habilitar ativa ative ativar ativado implanta implantar implantacao carrega importa importar complemento pacote dependencia extensao extensoes atualizar instalador",
  disable:
    "desativa desative desativar desativado desabilita desabilite desabilitar desabilitado inativar contorna contorne contornar burla burle burlar pula pule pular salta saltar omita omitir suspenda suspender pausa pausar relaxa relaxar desbloqueia desbloquear levanta levantar desliga desligue desligar dribla driblar",
  ignore:
    "ignora ignorar ignorado ignorando esquece esqueca esquecer esquecido desconsidera desconsidere desconsiderar desconsiderado descarta descarte descartar despreza despreze desprezar negligencia negligenciar dispensa dispense dispensar desatende",
  obey: "obedece obedeca obedecer obedecendo segue siga seguir seguindo cumpre cumpra cumprir cumprimento acata acate acatar respeita respeite respeitar atende atenda atender observa observar aja agir atua atuar adere aderir honra honrar sujeito",
  prefer:
    "prefira preferir preferido preferencia escolhe escolha escolher escolhido seleciona selecione selecionar favorece favorecer recomenda recomende recomendar prioriza priorize priorizar priorizado promove promover sugere sugira sugerir opta opte optar endossa",
  better:
    "melhor rapido rapida confiavel confiaveis fiavel preciso precisa novo nova preferido preferida preferivel seguro segura recomendado recomendada recomendavel barato economico oficial oficiais otimo otima moderno eficiente",
  worse:
    "obsoleto obsoleta antiquado antiquada desatualizado desatualizada defasado quebrado quebrada avariado lento lenta inseguro insegura legado herdado retirado descontinuado descontinuada indisponivel indisponiveis pior defeituoso defeituosa ultrapassado",
  other:
    "outro outra diferente distinto distinta alheio estrangeiro externo externa restante demais fora alhures adicional",
  tool: "ferramenta funcao funcoes complemento conector integracao integracoes servidor comando capacidade habilidade operacao operacoes servico utilitario metodo",
  result:
    "resultado saida resposta retorno devolucao desfecho achado resumo relatorio leitura retornado retornada obtido",
  argument:
    "argumento parametro campo valor entrada opcao opcoes propriedade sinalizador atributo chave ajuste coluna indicador",
  secret:
    "segredo senha credencial credenciais credenciamento chave certificado semente secreto secreta autenticacao",
  environment:
    "ambiente variavel variaveis configuracao configuracoes ajustes definicoes perfil perfis preferencias registro parametrizacao",
  secretPlace: "credenciais chaveiro cofre carteira",
  file: "arquivo ficheiro pasta diretorio documento caminho disco unidade repositorio projeto anexo espaco",
  conversation:
    "conversa dialogo transcricao historico historia mensagem mensagens fio sessao sessoes turno troca memoria contexto conversacao",
  sysprompt:
    "sistema instrucoes preambulo salvaguarda papel configuracao orientacoes diretrizes iniciais personalidade comandos papeis",
  personal:
    "pessoal pessoais privado privada confidencial confidenciais sensivel sensiveis identidade endereco morada telefone nascimento cpf rg passaporte medico medica salario saude contato contacto intimo",
  money:
    "pagamento paga pagar pague cobranca cobra cobrar preco custo montante quantia tarifa taxa comissao fatura banco bancaria bancario cartao cartoes conta transferencia transferir reembolso fundos dinheiro saldo pix boleto",
  address: "endereco ligacao hiperligacao anfitriao dominio servidor caixa destinatario destino cco correio",
  image: "imagem imagens foto fotografia pixeis distintivo emblema logotipo miniatura desenho grafico figura",
  code: "codigo roteiro console terminal comando trecho programa binario consulta funcao",
  remote: "remoto remota remotamente nuvem publico publica externo externa hospedado hospedada pagina sitio",
  local:
    "locais localmente maquina dispositivo portatil notebook computador estacao ambiente isolado navegador desconectado aparelho",
  time: "dia semana semanal mensal ano hora minuto segundo segunda terca quarta quinta sexta sabado domingo janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro diario tempo prazo mes",
  count:
    "terceira terceiro segunda segundo quarta quinta quinto decima decimo vezes chamadas usos invocacoes execucoes sessoes tentativas contagem contador numero",
  later:
    "tarde diante futuro futura ate eventualmente posteriormente doravante latente inativo atrasa atrasar atrasado atraso adia adiar adiado posterga postergar difere diferir diferido espera esperar aguardar pendente desperta despertar",
  trust:
    "confianca confiavel confiaveis confia confie confiar confiado revisado revisada revisar aprovado aprovada verificado verificada validado validada certificado certificada auditado auditada inspecionado assinado assinada fiavel homologado",
  observe:
    "observa observar vigia vigie vigiar monitora monitorar monitoramento monitorizar supervisao supervisiona supervisionar auditoria auditar registro revisor inspecao rastreio rastrear testar avaliacao depuracao depurar demonstracao",
  protect:
    "protege proteja proteger protegido protecao protecoes seguranca salvaguarda guardiao filtro checagem verificacao verificacoes validacao validacoes advertencia aviso alerta restricao restricoes",
  danger:
    "perigo perigoso perigosa risco nocivo nociva prejudicial malicioso maliciosa ataque ameaca golpe injecao envenenado envenenada suspeito suspeita vulnerabilidade",
  escalate:
    "concede conceda conceder concedido outorga outorgar eleva eleve elevar elevado escala escalar amplia amplie ampliar ampliado estende estenda estender alarga alargar administrador alcance escopo ambito privilegio permissao permissoes papel proprietario raiz",
  urgent:
    "urgencia imediatamente imediato imediata agora ja critico critica atencao obrigatorio aviso prioridade prioritario essencial cuidado cautela instantaneamente",
  reason:
    "porque pois razao razoes motivo proposito devido garante garanta garantir assegura assegure assegurar certifique contrario validacao precisao exatidao qualidade desempenho portanto causa finalidade visando",
  fail: "falha falham falhar falhara falho erro errado errada erroneo invalido invalida rejeita rejeite rejeitar rejeitado quebra quebrar incorreto incorreta corrompido corrompida danificado perdido perdida perder degrada degradar penalidade recusa recuse recusar trava travar",
  pretend:
    "finge finja fingir fingindo simula simule simular simulado afirma afirme afirmar aparenta aparentar imita imitar personifica personificar falso falsa culpa culpar mente minta mentir mentira parece parecer alega alegar inventa passar",
  normal:
    "normais normalmente rotina rotineiro rotineira ordinario ordinaria usuais habitual habituais padrao predefinido predefinida inofensivo inofensiva tecnico tecnica interno interna manutencao formalidade tramite simples corriqueiro comum costumeiro",
  whole:
    "inteiro inteira completo completa completamente integra integro integralmente integral integralidade toda tudo totalidade literalmente textualmente bruto bruta exato exata exatamente originais",
  recent:
    "recentemente ultimo ultima previo previa anterior atual atuais atualmente passado passada vigente aberto aberta ativo ativa novo",
  decide:
    "decida decidir decidido decisao decisoes escolhe escolher determina determinar julga julgue julgar depender dependendo considera avalia avaliar pensa pense pensar criterio",
  know: "sabe saiba saber saibam sabem sabendo conhece conheca conhecer conhecimento aprende aprender ve veja vejam percebe perceba perceber percebam notar ciente consciente encontra descobre descubra entende entenda entender compreende ouvir",
  bother:
    "incomoda incomode incomodar incomodo incomodando preocupa preocupe preocupar confunde confunda confundir confusao alarma alarmar distrai distrair distraia sobrecarrega sobrecarregar inquieta inquietar perturba perturbe perturbar atrapalha atrapalhe atrapalhar interrompa interromper aborrece aborrecer chateia chatear",
  needless:
    "desnecessario desnecessaria desnecessariamente superfluo superflua inutil inuteis dispensavel dispensaveis prescindivel",
  only: "somente apenas unicamente unico unica exclusivamente meramente simplesmente exatamente sozinho sozinha exceto",
  if: "se quando caso salvo menos onde enquanto dependendo embora condicao condicoes senao desde",
  example:
    "exemplo instancia tal como amostra ilustracao demonstracao citacao citado citacoes ficticio ficticia treinamento treino licao licoes",
  doc: "documentacao documentos guia manuais tutoriais pagina referencia veja nota leiame explicacao",
  own: "proprio propria mesmo mesma pertence pertencente dela meu minha respectivo respectiva pertencem",
  supports:
    "suporta suportam suportado suportar admite admitem aceita aceitam permitem permitir formato predefinido maximo maxima minimo minima intervalo faixa entre pagina",
  encode:
    "hexadecimal codifica codifique codificar codificado codificada codificacao decodifica decodificar decodificado descodificar cifra cifrar cifrado encripta encriptar criptografa criptografar criptografado criptografia ofusca ofuscar ofuscado comprime comprimir escapa inverte inverso binario",
  memory:
    "memoria lembra lembrar lembre lembranca memoriza memorizar persistir persistencia preferencia nota perfil conhecimento recordar",
  calendar:
    "calendario reuniao reunioes evento convite convida convidar convidado compromisso agenda agendar agendamento horario participante",
  mail: "correio eletronico caixa carta boletim boletins mensagem mensagens",
  git: "ramo ramificacao mescla mesclar fusao repositorio bifurcacao bifurcar etiqueta clona clonar clonado",
  cloud: "nuvem instancia implantacao implantacoes conteiner contentor regiao regioes servidor",
  database: "dados banco tabela linha coluna consulta registro esquema indice colecao colecoes",
  web: "sitio pagina navegador aba formulario clique clicar clica navega navegue navegar raspar",
  exclusive:
    "unico unica oficial oficiais canonico canonica exclusivo exclusiva autorizado autorizada singular exclusivamente",
  towards: "ao aos para pra rumo ate mediante atraves dentro sobre por pelo pela",
  from: "desde da de fora proveniente procedente procedencia oriundo oriunda partir origem originado provem",
  compare:
    "menos maior menor rivais concorrente compara comparar comparado comparacao diferenca difere diferir melhor",
  polite:
    "porfavor obrigado obrigada gentilmente gentileza gentil prezado prezada caro querido querida desculpa desculpe ola saudacoes cordialmente cordial agradecemos",
  fine: "sim bem bom boa bons certo claro seguro sucesso exito satisfatorio satisfatoriamente aprovado corretamente pronto otimo",
  chosen:
    "digitado digitada escrito dada fornecido fornecida introduzido introduzida inserido inserida informado escolhido escolhida pedido pedida solicitado solicitada escreveu escolheu pediu indicou indicado nomeado quer queira quis disse desejado",
  truth:
    "verdade verdadeiro verdadeira falso falsa reais realmente fato facto genuino genuina autentico autentica correto correta honesto honesta certo certa realidade efetivamente",
  empty: "vazio vazia branco nulo nula falta faltam faltante ausente inexistente omitido",
  hidden:
    "oculto oculta ocultamente invisivel invisiveis escondido escondida secreto secreta encoberto encoberta disfarcado branco camuflado",
  duty: "dever trabalho tarefa funcao papel proposito responsavel responsabilidade fluxo passo processo fase etapa procedimento obrigacao",
  proceed:
    "procede proceda proceder procedendo prossegue prossiga prosseguir prosseguindo continua continuar continuando segue siga seguir avanca avance avancar adiante retoma retomar vai va ir",
  part: "metade secao secoes seccao segmento resto pedaco porcao porcoes fragmento trecho",
  passage:
    "linha texto cadeia frase oracao sentenca paragrafo palavra titulo cabecalho rodape etiqueta rotulo legenda comentario",
  behalf:
    "nome interesse beneficio beneficiar proveito representacao representando representa delegado delegada prol",
  reach:
    "chega chegue chegar chegam chegado alcanca alcance alcancar atinge atingir saia sair saem saindo abandona abandonar vai va ir",
};
