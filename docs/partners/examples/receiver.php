<?php
// Stores each message once. Try it: SECRET=whsec_… DATA=leads php -S 127.0.0.1:8080 receiver.php

$secret = base64_decode(preg_replace('/^whsec_/', '', getenv('SECRET')));
$folder = getenv('DATA') ?: 'leads';
$id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$stamp = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
$given = explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '');
$body = file_get_contents('php://input');

$mine = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$stamp.$body", $secret, true));
$isSigned = array_filter($given, fn ($one) => hash_equals($mine, $one)) !== [];
if (!ctype_digit($stamp) || abs(time() - (int) $stamp) > 300 || !$isSigned) {
    http_response_code(401);
    exit;
}

if (!is_dir($folder)) {
    @mkdir($folder, 0700, true);
}
$path = $folder . '/' . preg_replace('/[^\w.-]/', '', $id) . '.json';
if (!file_exists($path)) { // otherwise a repeat
    $isKept = @file_put_contents("$path.part", $body) === strlen($body) && rename("$path.part", $path);
    if (!$isKept) {
        http_response_code(500);
        exit;
    }
}
http_response_code(204);
