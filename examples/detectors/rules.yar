rule hidden_instruction
{
  strings:
    $tag = /<(important|system|instructions?)>/ nocase
    $quiet = /(do not|don't|never) (tell|mention|inform|show)/ nocase
  condition:
    $tag and $quiet
}

rule private_key_path
{
  strings:
    $ssh = /\.ssh\/id_[a-z0-9]{2,10}/
  condition:
    $ssh
}
